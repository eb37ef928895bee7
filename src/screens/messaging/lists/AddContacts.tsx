import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ListImportResult, SmsList } from '#contract/messaging/lists.contract.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { paths } from '#contract/paths.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { ToggleButtons } from '../../../ui/button/ToggleButtons.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { AddFromAddressBook } from './AddFromAddressBook.tsx';
import { AddNumbers } from './AddNumbers.tsx';
import { ContactFile } from './ContactFile.tsx';
import { muted, stack } from './MessageLists.css.ts';
import { contactsMessages as words, listsNamed } from './lists.messages.ts';

interface AddContactsProps {
  list: SmsList;
  onAdded: () => void;
}

/** Adds contacts to a list: from a file, pasted, from the address book, or from the call log. */
export function AddContacts({ list, onAdded }: AddContactsProps) {
  const intl = useIntl();
  const [from, setFrom] = useState<'file' | 'numbers' | 'addressBook' | 'callers'>('file');
  const country = useAccounts().find(({ id }) => id === list.account)?.country ?? 'AU';
  const done = ({ added, known, invalid }: ListImportResult) => {
    toasts.add(added > 0 ? 'success' : 'info', intl.formatMessage(listsNamed.added, { added, known, invalid }));
    onAdded();
  };
  return (
    <Card title={intl.formatMessage(words.add)}>
      <div className={stack}>
        <div>
          <ToggleButtons
            label={intl.formatMessage(words.add)}
            value={from}
            choices={[
              { value: 'file', label: intl.formatMessage(words.fromFile) },
              { value: 'numbers', label: intl.formatMessage(words.fromNumbers) },
              { value: 'addressBook', label: intl.formatMessage(words.fromAddressBook) },
              { value: 'callers', label: intl.formatMessage(words.fromCallers) },
            ]}
            onChange={setFrom}
          />
        </div>
        {from === 'file' && <ContactFile list={list} country={country} onAdded={done} />}
        {from === 'numbers' && <AddNumbers list={list} country={country} onAdded={done} />}
        {from === 'addressBook' && <AddFromAddressBook list={list} onAdded={done} />}
        {from === 'callers' && (
          <>
            <p className={muted}>{intl.formatMessage(words.callers)}</p>
            <div>
              <Link className={button()} to={paths.calls(`account=${list.account}&status=missed&range=last7Days`)}>
                {intl.formatMessage(words.openLog)}
              </Link>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
