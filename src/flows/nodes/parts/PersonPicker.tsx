import { useIntl } from 'react-intl';
import type { Target } from '#flows/core/targets.ts';
import { fullName } from '#values/fullName.ts';
import { readableNumber } from '#values/numberPlan.ts';
import { isAllowed } from '#values/roles.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { PanelButton } from '../../../ui/menu/PanelButton.tsx';
import { panel, panelContent } from '../../../ui/pickList/PickField.css.ts';
import { PickList } from '../../../ui/pickList/PickList.tsx';
import { add } from './fields.css.ts';
import { fieldMessages } from './fields.messages.ts';

type Person = Pick<Target, 'label' | 'number' | 'contact'>;

interface PersonPickerProps {
  account: number;
  onPick: (person: Person) => void;
}

/** Chooses someone to ring: a number of the address book, or a user’s mobile. */
export function PersonPicker({ account, onPick }: PersonPickerProps) {
  const intl = useIntl();
  return (
    <PanelButton
      styles={{ button: add, panel, content: panelContent }}
      offset={4}
      panelLabel={intl.formatMessage(fieldMessages.choosePerson)}
      trigger={
        <>
          <Icon name="user" size={16} />
          {intl.formatMessage(fieldMessages.choosePerson)}
        </>
      }
    >
      {(close) => (
        <People
          account={account}
          onPick={(person) => {
            onPick(person);
            close();
          }}
        />
      )}
    </PanelButton>
  );
}

function People({ account, onPick }: PersonPickerProps) {
  const intl = useIntl();
  const people = usePeople(account);
  return (
    <PickList
      label={intl.formatMessage(fieldMessages.choosePerson)}
      searchLabel={intl.formatMessage(fieldMessages.searchPeople)}
      emptyLabel={intl.formatMessage(fieldMessages.noPeople)}
      options={people.map(({ label, number }, index) => ({
        id: String(index),
        label,
        detail: readableNumber(number),
        words: number,
      }))}
      chosen={[]}
      wide
      onChange={([index]) => {
        const person = people[Number(index)];
        if (person) onPick(person);
      }}
    />
  );
}

/** The numbers of the address book, and the mobiles of users for those who may see them, by name. */
function usePeople(account: number): Person[] {
  const { allow } = useProfile();
  const contacts = useEndpoint('listContacts', { query: { account: [account] } }).data ?? [];
  const team = { query: { account: [account], status: ['active' as const], length: 100 as const } };
  const users = useEndpoint('listUsers', isAllowed(allow, ['users']) ? team : null).data?.data ?? [];
  const people = [
    ...contacts.flatMap((contact) =>
      contact.numbers.map(({ num }) => ({ label: fullName(contact), number: num, contact: contact.uuid })),
    ),
    ...users.flatMap((user) => (user.mobile === null ? [] : [{ label: fullName(user), number: user.mobile }])),
  ];
  return people.toSorted((a, b) => a.label.localeCompare(b.label));
}
