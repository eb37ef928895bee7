import { useIntl } from 'react-intl';
import { filterMessages } from '../../page/filters/filter.messages.ts';
import type { PageFilters } from '../../page/filters/usePageFilters.ts';
import { Button } from '../../ui/button/Button.tsx';

/** Applies or cancels an edited range; hidden otherwise. */
export function ApplyRange({ filters }: { filters: PageFilters }) {
  const intl = useIntl();
  const { state, send } = filters;
  if (state === 'applied') return null;
  return (
    <>
      <Button look="quiet" onClick={() => send({ type: 'filters.cancelled' })}>
        {intl.formatMessage(filterMessages.cancel)}
      </Button>
      <Button look="primary" disabled={state === 'invalid'} onClick={() => send({ type: 'filters.applied' })}>
        {intl.formatMessage(filterMessages.apply)}
      </Button>
    </>
  );
}
