import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { RingTarget } from '#flows/core/targets.ts';
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

/** What a choice sets of a target; those without a web phone are rung by their number. */
export type Person = Pick<RingTarget, 'label' | 'number' | 'contact' | 'webPhone'>;

interface PersonPickerProps {
  account: number;
  /** Whether web phones can be chosen, too. */
  webPhones: boolean;
  onPick: (person: Person) => void;
}

/** Chooses someone to ring: a number of the address book, or a user’s mobile or web phone. */
export function PersonPicker({ account, webPhones, onPick }: PersonPickerProps) {
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
          webPhones={webPhones}
          onPick={(person) => {
            onPick(person);
            close();
          }}
        />
      )}
    </PanelButton>
  );
}

function People({ account, webPhones, onPick }: PersonPickerProps) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const { people, isLoading } = usePeople(account, useSettled(search), webPhones);
  return (
    <PickList
      label={intl.formatMessage(fieldMessages.choosePerson)}
      searchLabel={intl.formatMessage(fieldMessages.searchPeople)}
      emptyLabel={intl.formatMessage(isLoading ? fieldMessages.searchingPeople : fieldMessages.noPeople)}
      onSearch={setSearch}
      options={people.map(({ id, label, number, email = '', target }) => ({
        id,
        label,
        detail: target.webPhone === undefined ? readableNumber(number) : intl.formatMessage(fieldMessages.webPhone),
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
 * The numbers of the address book, and for those who may see users the mobiles and web phones of the first hundred that
 * the search finds; by name.
 */
function usePeople(account: number, search: string, webPhones: boolean): { people: Found[]; isLoading: boolean } {
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
    ...(users.data?.data ?? []).flatMap(({ id, mobile: number, sip, email, ...user }): Found[] => {
      const label = fullName(user);
      const phone = { label, number: '', webPhone: id };
      return [
        ...(number === null ? [] : [{ id: String(id), label, number, email, target: { label, number } }]),
        ...(webPhones && sip ? [{ id: `sip ${id}`, label, number: sip.exten, email, target: phone }] : []),
      ];
    }),
  ];
  return {
    people: people.toSorted((a, b) => a.label.localeCompare(b.label)),
    isLoading: contacts.isLoading || users.isLoading || users.isValidating,
  };
}
