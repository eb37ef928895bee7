import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { ListFilter } from './ListFilter.tsx';
import { moreMessages as words } from './moreFilters.messages.ts';
import type { PageFilters } from './usePageFilters.ts';

/** Calls with any of the chosen tags. */
export function TagFilter({ filters: { draft, send } }: { filters: PageFilters }) {
  const intl = useIntl();
  const { data: tags = [] } = useEndpoint('listCallTags', {});
  const names = [...new Set([...tags.map(({ name }) => name), ...draft.tags])];
  return (
    <ListFilter
      title={intl.formatMessage(words.tags)}
      options={names.map((name) => ({ id: name, label: name }))}
      chosen={draft.tags}
      onChange={(picked) => send({ type: 'draft.changed', changes: { tags: picked } })}
    />
  );
}
