import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OptOut } from '#contract/messaging/optOuts.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { useListQuery } from '../../../page/list/useListQuery.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { AddOptOut } from './AddOptOut.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { ImportOptOuts } from './ImportOptOuts.tsx';
import { optOutsMessages as words, optOutsOfAccount, sourceMessages } from './optOuts.messages.ts';

const defaults: TableDefaults<'stamp' | 'msisdn'> = {
  orderBy: 'stamp',
  order: 'desc',
  length: 25,
  sortable: ['stamp', 'msisdn'],
};

/** Who may not be texted, and why; a row opens all evidence. */
export function Component() {
  const intl = useIntl();
  const view = useTableSearchParams(defaults);
  const found = useEndpoint('listOptOuts', { query: useListQuery(view[0]) }, { keepPreviousData: true });
  const columns = useColumns();
  const [open, setOpen] = useState<OptOut | 'new' | 'import' | null>(null);
  return (
    <ListScreen
      name="optOuts"
      words={words}
      icon="ban"
      view={view}
      query={found}
      page={found.data && { rows: found.data.data, total: found.data.recordsFiltered }}
      columns={columns}
      rowKey={({ account, msisdn }) => `${account} ${msisdn}`}
      onOpen={setOpen}
      action={
        <>
          <Button onClick={() => setOpen('import')}>{intl.formatMessage(words.import)}</Button>
          <Button look="primary" onClick={() => setOpen('new')}>
            {intl.formatMessage(words.add)}
          </Button>
        </>
      }
    >
      {open === 'new' && <AddOptOut onClose={() => setOpen(null)} />}
      {open === 'import' && <ImportOptOuts onClose={() => setOpen(null)} />}
      {typeof open === 'object' && open !== null && <ConsentDialog person={open} onClose={() => setOpen(null)} />}
    </ListScreen>
  );
}

function useColumns(): Column<OptOut>[] {
  const intl = useIntl();
  const timezone = useProfile().tz;
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    return [
      {
        key: 'msisdn',
        title: title('number'),
        width: 190,
        sortable: true,
        fixed: true,
        card: 'title',
        cell: ({ msisdn }) => <Phone number={msisdn} />,
        text: ({ msisdn }) => msisdn,
      },
      {
        key: 'source',
        title: title('source'),
        width: 180,
        card: 'meta',
        text: ({ source }) => intl.formatMessage(sourceMessages[source]),
      },
      { key: 'evidence', title: title('evidence'), width: 280, card: 'meta', text: ({ evidence }) => evidence },
      {
        key: 'accountName',
        title: title('account'),
        width: 180,
        text: ({ accountName, below }) =>
          below ? intl.formatMessage(optOutsOfAccount.withBelow, { account: accountName }) : accountName,
      },
      { key: 'userName', title: title('by'), width: 180, text: ({ userName }) => userName },
      {
        key: 'stamp',
        title: title('at'),
        width: 140,
        sortable: true,
        card: 'aside',
        cell: ({ stamp }) => <DateTime value={stamp} timezone={timezone} />,
        text: ({ stamp }) => stamp,
      },
    ];
  }, [intl, timezone]);
}
