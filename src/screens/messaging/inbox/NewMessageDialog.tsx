import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { longestMessage, MessageText } from '#values/sms/messageText.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useRequestKey } from '../../../api/client/useRequestKey.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { MessageSize } from '../../../page/messages/MessageSize.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { PhoneField } from '../../../ui/phone/PhoneField.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { inboxMessages as words } from './inbox.messages.ts';
import { replyMessages } from './reply.messages.ts';

const Draft = z.object({ account: z.number(), sender: z.string().min(1), target: PhoneNumber, message: MessageText });

interface NewMessageDialogProps {
  onSent: (conversation: string | null) => void;
  onClose: () => void;
}

/** Texts somebody who has not written. */
export function NewMessageDialog({ onSent, onClose }: NewMessageDialogProps) {
  const intl = useIntl();
  const accounts = useAccounts();
  const { account: own } = useProfile();
  const [selected] = useSelectedAccounts();
  const invalidate = useInvalidate();
  const { headersOf } = useRequestKey();
  const first = { account: selected ?? own, sender: '', target: null as string | null, message: '' };
  const form = useForm(Draft, first);
  const senders = useEndpoint('listSenders', { query: { account: [form.values.account] } });
  // Those of the account before stay while the next one’s load.
  const usable = senders.isLoading ? undefined : senders.data;
  const only = usable?.length === 1 ? usable[0]?.sender : undefined;
  if (form.values.sender === '' && only !== undefined) form.set('sender', only);
  const save = form.submit(
    (body) => call(endpoints.sendMessage, { body }, { headers: headersOf(body) }),
    ({ conversation }) => {
      void invalidate('listConversations');
      onSent(conversation);
    },
  );
  const { name: _account, ...account } = form.field('account');
  const choices = (usable ?? []).map(({ sender, kind, name }) => ({
    value: sender,
    label: kind === 'number' ? phoneText(sender).text : sender,
    ...(kind === 'number' && name !== '' && { detail: name }),
  }));
  return (
    <FormDialog
      title={intl.formatMessage(words.newMessage)}
      form={form}
      submit={intl.formatMessage(replyMessages.send)}
      disabled={senders.isLoading}
      onSubmit={save}
      onClose={onClose}
    >
      {accounts.length > 1 && (
        <AccountField
          label={intl.formatMessage(words.account)}
          accounts={accounts}
          {...account}
          onChange={(next) => {
            form.set('account', next);
            form.set('sender', '');
          }}
        />
      )}
      <SelectField
        label={intl.formatMessage(words.from)}
        hint={usable?.length === 0 ? intl.formatMessage(words.noSender) : undefined}
        choices={choices}
        {...form.field('sender')}
      />
      <PhoneField label={intl.formatMessage(words.to)} autoComplete="off" {...form.field('target')} />
      <TextArea
        label={intl.formatMessage(replyMessages.text)}
        rows={4}
        maxLength={longestMessage}
        {...form.field('message')}
      />
      <MessageSize content={form.values.message} onReplace={(next) => form.set('message', next)} />
    </FormDialog>
  );
}
