import { useEffect, useState } from 'react';
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
  const [search, setSearch] = useState('');
  const { people, isLoading } = usePeople(account, useSettled(search));
  return (
    <PickList
      label={intl.formatMessage(fieldMessages.choosePerson)}
      searchLabel={intl.formatMessage(fieldMessages.searchPeople)}
      emptyLabel={intl.formatMessage(isLoading ? fieldMessages.searchingPeople : fieldMessages.noPeople)}
      onSearch={setSearch}
      options={people.map(({ id, label, number, email = '' }) => ({
        id,
        label,
        detail: readableNumber(number),
        words: `${number} ${email}`,
      }))}
      chosen={[]}
      wide
      onChange={([chosen]) => {
        const person = people.find(({ id }) => id === chosen);
        if (person) onPick(person.target);
      }}
    />
  );
}

const pause = 300;

/** A text once typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface Found {
  id: string;
  label: string;
  number: string;
  email?: string;
  target: Person;
}

/**
 * The numbers of the address book, and for those who may see users the mobiles of the first hundred that the search
 * finds; by name.
 */
function usePeople(account: number, search: string): { people: Found[]; isLoading: boolean } {
  const { allow } = useProfile();
  const contacts = useEndpoint('listContacts', { query: { account: [account] } });
  const team = { account: [account], status: ['active' as const], length: 100 as const, ...(search && { search }) };
  const users = useEndpoint('listUsers', isAllowed(allow, ['users']) ? { query: team } : null, {
    keepPreviousData: true,
  });
  const people = [
    ...(contacts.data ?? []).flatMap((contact) =>
      contact.numbers.map(({ num: number }): Found => {
        const [label, { uuid }] = [fullName(contact), contact];
        return { id: `${uuid} ${number}`, label, number, target: { label, number, contact: uuid } };
      }),
    ),
    ...(users.data?.data ?? []).flatMap(({ id, mobile: number, email, ...user }): Found[] => {
      const label = fullName(user);
      return number === null ? [] : [{ id: String(id), label, number, email, target: { label, number } }];
    }),
  ];
  return {
    people: people.toSorted((a, b) => a.label.localeCompare(b.label)),
    isLoading: contacts.isLoading || users.isLoading || users.isValidating,
  };
}
