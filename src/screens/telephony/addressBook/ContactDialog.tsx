import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { Contact } from '#contract/telephony/addressBook.contract.ts';
import { messengers } from '#values/roleGroups.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { paths } from '#contract/paths.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { useAllowed, useProfile } from '../../../page/session/SessionContext.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { pair, threads } from './AddressBook.css.ts';
import { addressBookMessages as words } from './addressBook.messages.ts';
import { type ContactDraft, contactDraft, ContactForm } from './contactDraft.ts';
import { NumberLines } from './NumberLines.tsx';
import { useSaveContact } from './useSaveContact.ts';

interface ContactDialogProps {
  /** Null for a new contact. */
  contact: Contact | null;
  onDelete: (contact: Contact) => void;
  onClose: () => void;
}

/** Creates or edits a contact. */
export function ContactDialog({ contact, onDelete, onClose }: ContactDialogProps) {
  const intl = useIntl();
  const accounts = useAccounts();
  const mayRead = useAllowed(messengers);
  const save = useSaveContact(contact);
  const form = useForm<ContactDraft, z.output<typeof ContactForm>>(
    ContactForm,
    contactDraft(contact, useProfile().account),
  );
  const { name: _account, ...account } = form.field('account');
  return (
    <FormDialog
      title={intl.formatMessage(contact ? words.change : words.add)}
      form={form}
      onSubmit={form.submit(save, (saved) => saved && onClose())}
      onClose={onClose}
      actions={
        contact && (
          <Button look="quiet" onClick={() => onDelete(contact)}>
            {intl.formatMessage(words.remove)}
          </Button>
        )
      }
    >
      <div className={pair}>
        <TextField label={intl.formatMessage(words.firstName)} maxLength={100} required {...form.field('firstName')} />
        <TextField label={intl.formatMessage(words.lastName)} maxLength={100} optional {...form.field('lastName')} />
      </div>
      {!contact && accounts.length > 1 && (
        <AccountField label={intl.formatMessage(words.account)} accounts={accounts} {...account} />
      )}
      <NumberLines
        numbers={form.values.numbers}
        main={form.values.main}
        errorAt={form.errorAt}
        onNumbers={(numbers) => form.set('numbers', numbers)}
        onMain={(main) => form.set('main', main)}
      />
      {contact && mayRead && (
        <p className={threads}>
          {intl.formatMessage(words.messages)}
          {contact.numbers.map(({ num }) => (
            <Link key={num} to={paths.conversationsWith(num)}>
              {phoneText(num).text}
            </Link>
          ))}
        </p>
      )}
    </FormDialog>
  );
}
