import { useIntl } from 'react-intl';
import type { ListContact } from '#contract/messaging/lists.contract.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import type { Column } from '../../../ui/table/column.ts';
import { contactsMessages as words, listsNamed } from './lists.messages.ts';

/** The columns of a list’s contacts: one for each of its fields. */
export function useContactColumns(
  fields: readonly string[] = [],
  onRemove: (contact: ListContact) => void,
): Column<ListContact>[] {
  const intl = useIntl();
  const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const statusOf = ({ optedOut }: ListContact) => (optedOut ? title('optedOut') : '');
  return [
    {
      key: 'msisdn',
      title: title('number'),
      width: 190,
      fixed: true,
      card: 'title',
      cell: ({ msisdn }) => <Phone number={msisdn} />,
      text: ({ msisdn }) => msisdn,
    },
    ...fields.map((field, at): Column<ListContact> => ({
      key: `field-${field}`,
      title: field,
      width: 160,
      ...(at < 2 && { card: 'meta' }),
      text: (contact) => contact.fields[field] ?? '',
    })),
    {
      key: 'status',
      title: title('status'),
      width: 120,
      card: 'meta',
      cell: (contact) => contact.optedOut && <Badge tone="warning">{statusOf(contact)}</Badge>,
      text: statusOf,
    },
    {
      key: 'actions',
      title: title('actions'),
      width: 110,
      fixed: true,
      align: 'end',
      card: 'aside',
      cell: (contact) => (
        <Button
          size="small"
          aria-label={intl.formatMessage(listsNamed.removeContact, { number: phoneText(contact.msisdn).text })}
          onClick={() => onRemove(contact)}
        >
          {title('remove')}
        </Button>
      ),
    },
  ];
}
