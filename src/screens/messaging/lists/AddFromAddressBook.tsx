import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { ListImportResult, SmsList } from '#contract/messaging/lists.contract.ts';
import { call } from '../../../api/client/call.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { muted, stack } from './MessageLists.css.ts';
import { contactsMessages as words } from './lists.messages.ts';

interface AddFromAddressBookProps {
  list: SmsList;
  onAdded: (result: ListImportResult) => void;
}

export function AddFromAddressBook({ list: { uuid }, onAdded }: AddFromAddressBookProps) {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const add = async () => {
    setBusy(true);
    setFailure(null);
    try {
      onAdded(await call(endpoints.addListContacts, { params: { uuid }, body: { from: 'addressBook' } }));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={stack}>
      <p className={muted}>{intl.formatMessage(words.addressBook)}</p>
      {failure !== null && <FailureNotice error={failure} />}
      <div>
        <Button look="primary" busy={busy} onClick={() => void add()}>
          {intl.formatMessage(words.addAddressBook)}
        </Button>
      </div>
    </div>
  );
}
