import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { ListContact } from '#contract/messaging/lists.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { ListTable } from '../../../page/list/ListTable.tsx';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { AddContacts } from './AddContacts.tsx';
import { ListDialog } from './ListDialog.tsx';
import { stack } from './MessageLists.css.ts';
import { contactsMessages, listsMessages as words, listsNamed } from './lists.messages.ts';
import { useContactColumns } from './useContactColumns.tsx';

const defaults: TableDefaults = { orderBy: 'msisdn', order: 'asc', length: 25, sortable: [] };

/** A campaign list: its contacts, and what adds to them. */
export function OneList({ uuid }: { uuid: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const invalidate = useInvalidate();
  const view = useTableSearchParams(defaults);
  const [renaming, setRenaming] = useState(false);
  const { page, length, search } = view[0];
  const query = { start: page * length, length, ...(search && { search }) };
  const found = useEndpoint('getSmsList', { params: { uuid }, query }, { keepPreviousData: true });
  const { list, contacts } = found.data ?? {};
  const refresh = () => invalidate('getSmsList', 'listSmsLists');

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (failure) {
      showFailure(failure);
    }
    await refresh();
  };
  const removeContact = (contact: ListContact) =>
    list &&
    attempt(() =>
      call(endpoints.changeSmsList, { params: { uuid }, body: { version: list.version, remove: [contact.uuid] } }),
    );
  const removeList = async (name: string) => {
    const sure = await confirmations.ask({
      title: intl.formatMessage(listsNamed.removeOne, { name }),
      text: intl.formatMessage(words.removeText),
      confirm: intl.formatMessage(words.remove),
      cancel: intl.formatMessage(words.cancel),
      danger: true,
    });
    if (!sure) return;
    await attempt(async () => {
      await call(endpoints.deleteSmsList, { params: { uuid } });
      await navigate(paths.messageLists());
    });
  };
  const columns = useContactColumns(list?.fields, (contact) => void removeContact(contact));
  return (
    <PageFrame
      title={list?.name ?? intl.formatMessage(words.title)}
      actions={
        list && (
          <>
            <Button onClick={() => setRenaming(true)}>{intl.formatMessage(words.rename)}</Button>
            <Button onClick={() => void removeList(list.name)}>{intl.formatMessage(words.remove)}</Button>
          </>
        )
      }
    >
      <div className={stack}>
        <div>
          <Link to={paths.messageLists()}>{intl.formatMessage(words.back)}</Link>
        </div>
        {found.error !== undefined && !list ? (
          <FailedLoad error={found.error} onRetry={() => void found.mutate()} />
        ) : (
          <>
            {list && <AddContacts list={list} onAdded={() => void refresh()} />}
            <ListTable
              name="smsContacts"
              label={intl.formatMessage(words.contacts)}
              searchLabel={intl.formatMessage(contactsMessages.search)}
              file={list?.name ?? ''}
              view={view}
              query={found}
              page={contacts && { rows: contacts.data, total: contacts.recordsFiltered }}
              columns={columns}
              rowKey={({ uuid: key }) => key}
              empty={<NoContacts isSearch={search !== ''} />}
            />
          </>
        )}
      </div>
      {renaming && list && <ListDialog list={list} onClose={() => setRenaming(false)} onSaved={() => void refresh()} />}
    </PageFrame>
  );
}

function NoContacts({ isSearch }: { isSearch: boolean }) {
  const intl = useIntl();
  const { nothing, empty, emptyBody } = contactsMessages;
  return (
    <EmptyState icon="users" title={intl.formatMessage(isSearch ? nothing : empty)}>
      {!isSearch && intl.formatMessage(emptyBody)}
    </EmptyState>
  );
}
