import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Contact } from '#contract/addressBook.contract.ts';
import { Phone } from '../../ui/phone/Phone.tsx';
import type { Column } from '../../ui/table/column.ts';
import { several } from './AddressBook.css.ts';
import { addressBookMessages as words } from './addressBook.messages.ts';

export const fullName = ({ firstName, lastName }: Contact) => [firstName, lastName].filter(Boolean).join(' ');
const mainOf = ({ numbers }: Contact) => numbers.find(({ main }) => main)?.num ?? '';
const othersOf = ({ numbers }: Contact) => numbers.filter(({ main }) => !main);

/** The columns of the address book. */
export function useContactColumns(): Column<Contact>[] {
  const intl = useIntl();
  return useMemo(() => {
    const title = (key: 'name' | 'main' | 'others' | 'account') => intl.formatMessage(words[key]);
    return [
      {
        key: 'name',
        title: title('name'),
        width: 220,
        sortable: true,
        fixed: true,
        card: 'title',
        cell: fullName,
        text: fullName,
      },
      {
        key: 'main',
        title: title('main'),
        width: 190,
        card: 'meta',
        cell: (contact) => <Phone number={mainOf(contact)} />,
        text: mainOf,
      },
      {
        key: 'others',
        title: title('others'),
        width: 260,
        cell: (contact) => (
          <span className={several}>
            {othersOf(contact).map(({ num }) => (
              <Phone key={num} number={num} />
            ))}
          </span>
        ),
        text: (contact) =>
          othersOf(contact)
            .map(({ num }) => num)
            .join(' '),
      },
      {
        key: 'accountName',
        title: title('account'),
        width: 180,
        sortable: true,
        card: 'meta',
        cell: ({ accountName }) => accountName,
        text: ({ accountName }) => accountName,
      },
    ];
  }, [intl]);
}
