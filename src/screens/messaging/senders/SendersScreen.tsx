import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Sender } from '#contract/messaging/smsSettings.contract.ts';
import { resellers } from '#values/roleGroups.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { matchesSearch } from '../../../page/list/matchesSearch.ts';
import { pageOfRows } from '../../../page/list/pageOfRows.ts';
import { useAllowed } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { SenderDialog } from './SenderDialog.tsx';
import { sendersMessages as words } from './senders.messages.ts';
import { useSenderColumns } from './useSenderColumns.tsx';

const defaults: TableDefaults = {
  orderBy: 'sender',
  order: 'asc',
  length: 50,
  sortable: ['sender', 'kind', 'account'],
};

const keyOf = ({ account, sender }: Sender) => `${account} ${sender}`;

/** Lists what texts come from, with rate, countries and registrations; resellers change them. */
export function Component() {
  const intl = useIntl();
  const mayEdit = useAllowed(resellers);
  const senders = useEndpoint('listSenders', { query: {} });
  const view = useTableSearchParams(defaults);
  const [edited, setEdited] = useState<Sender | 'new' | null>(null);
  const columns = useSenderColumns(mayEdit ? setEdited : null);
  const found = senders.data?.filter(({ sender, name }) =>
    matchesSearch(view[0].search, { texts: [name, sender], numbers: sender.startsWith('+') ? [sender] : [] }),
  );
  return (
    <>
      <ListScreen
        name="senders"
        words={words}
        icon="outbound"
        view={view}
        query={senders}
        page={found && pageOfRows(found, columns, view[0], defaults)}
        columns={columns}
        rowKey={keyOf}
        action={
          mayEdit && (
            <Button look="primary" onClick={() => setEdited('new')}>
              {intl.formatMessage(words.add)}
            </Button>
          )
        }
      />
      {edited && (
        <SenderDialog
          key={edited === 'new' ? 'new' : keyOf(edited)}
          edited={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
