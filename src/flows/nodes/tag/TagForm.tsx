import type { TagSettings } from './tag.node.ts';
import { useIntl } from 'react-intl';
import type { FormProps } from '../parts/nodeView.ts';
import { CommaField } from '../parts/CommaField.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { tagMessages } from './tag.messages.ts';

export function TagForm({ draft, change, errorAt }: FormProps<TagSettings>) {
  const intl = useIntl();
  const tagError = errorAt('tags') ?? draft.tags.map((_, index) => errorAt(`tags.${index}`)).find(Boolean);
  return (
    <>
      <CommaField
        label={intl.formatMessage(tagMessages.tags)}
        value={draft.tags}
        error={tagError}
        onChange={(tags) => change({ ...draft, tags }, 'tags')}
      />
      <NumberField
        label={intl.formatMessage(tagMessages.score)}
        min={-100}
        max={100}
        value={draft.score}
        error={errorAt('score')}
        onChange={(score) => change({ ...draft, score }, 'score')}
      />
    </>
  );
}
