import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Contact } from '#contract/telephony/addressBook.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useAccountQuery } from '../../../page/list/useListQuery.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { pageOfRows } from '../../../page/list/pageOfRows.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { several } from './AddressBook.css.ts';
import { addressBookMessages as words } from './addressBook.messages.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { useDeleteContact } from './useDeleteContact.ts';
import { fullName } from '#values/fullName.ts';

const defaults: TableDefaults = { orderBy: 'name', order: 'asc', length: 25, sortable: ['name', 'accountName'] };

/** The address book; a row opens the contact's dialog. */
export function Component() {
  const intl = useIntl();
  const view = useTableSearchParams(defaults);
  const { search } = view[0];
  const [open, setOpen] = useState<Contact | 'new' | null>(null);
  const query = { ...useAccountQuery(), ...(search && { search }) };
  const contacts = useEndpoint('listContacts', { query }, { keepPreviousData: true });
  const columns = useContactColumns();
  const remove = useDeleteContact();
  return (
    <ListScreen
      name="addressBook"
      words={words}
      icon="book"
      view={view}
      query={contacts}
      page={contacts.data && pageOfRows(contacts.data, columns, view[0], defaults)}
      columns={columns}
      rowKey={({ uuid }) => uuid}
      onOpen={setOpen}
      action={
        <Button look="primary" onClick={() => setOpen('new')}>
          {intl.formatMessage(words.add)}
        </Button>
      }
    >
      {open && (
        <ContactDialog
          contact={open === 'new' ? null : open}
          onDelete={(contact) => {
            setOpen(null);
            void remove(contact);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </ListScreen>
  );
}

const mainNumber = ({ numbers }: Contact) => numbers.find(({ main }) => main)?.num ?? '';
const otherNumbers = ({ numbers }: Contact) => numbers.filter(({ main }) => !main).map(({ num }) => num);

function useContactColumns(): Column<Contact>[] {
  const intl = useIntl();
  return useMemo(() => {
    const title = (key: 'name' | 'main' | 'others' | 'account') => intl.formatMessage(words[key]);
    return [
      { key: 'name', title: title('name'), width: 220, sortable: true, fixed: true, card: 'title', text: fullName },
      {
        key: 'main',
        title: title('main'),
        width: 190,
        card: 'meta',
        cell: (contact) => <Phone number={mainNumber(contact)} />,
        text: mainNumber,
      },
      {
        key: 'others',
        title: title('others'),
        width: 260,
        cell: (contact) => (
          <span className={several}>
            {otherNumbers(contact).map((number) => (
              <Phone key={number} number={number} />
            ))}
          </span>
        ),
        text: (contact) => otherNumbers(contact).join(' '),
      },
      {
        key: 'accountName',
        title: title('account'),
        width: 180,
        sortable: true,
        card: 'meta',
        text: ({ accountName }) => accountName,
      },
    ];
  }, [intl]);
}
