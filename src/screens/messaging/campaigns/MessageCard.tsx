import { useIntl } from 'react-intl';
import { fieldsIn, longestMessage } from '#values/sms/messageText.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { MessageSize } from '../../../page/messages/MessageSize.tsx';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { formMessages } from '../../../ui/form/form.messages.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { pair, stack } from './Campaigns.css.ts';
import { campaignsMessages } from './campaigns.messages.ts';
import { editorMessages as words } from './editor.messages.ts';
import { FieldButtons } from './FieldButtons.tsx';
import { MissingFields } from './MissingFields.tsx';
import type { EditorPart } from './parts.ts';

/** The name, the sender and the text, with its size as it is typed. */
export function MessageCard({ draft, gaps, change, isNew }: EditorPart & { isNew: boolean }) {
  const intl = useIntl();
  const accounts = useAccounts();
  const senders = useEndpoint('listSenders', { query: { account: [draft.account] } });
  const required = intl.formatMessage(formMessages.required);
  const none = { value: '', label: intl.formatMessage(words.chooseSender) };
  const choices = (senders.data ?? []).map(({ sender, kind, name }) => ({
    value: sender,
    label: kind === 'number' ? phoneText(sender).text : sender,
    ...(kind === 'number' && name !== '' && { detail: name }),
  }));
  const chosen = draft.sender ?? '';
  const known =
    chosen === '' || choices.some(({ value }) => value === chosen) ? [] : [{ value: chosen, label: chosen }];
  return (
    <Card title={intl.formatMessage(words.message)}>
      <div className={stack}>
        {isNew && accounts.length > 1 && (
          <AccountField
            label={intl.formatMessage(campaignsMessages.account)}
            accounts={accounts}
            value={draft.account}
            onChange={(account) => change({ account, sender: null, lists: [] })}
          />
        )}
        <div className={pair}>
          <TextField
            label={intl.formatMessage(campaignsMessages.name)}
            maxLength={100}
            value={draft.name}
            error={gaps.name ? required : undefined}
            onChange={(name) => change({ name })}
          />
          <SelectField
            label={intl.formatMessage(campaignsMessages.sender)}
            value={chosen}
            choices={[...(chosen === '' ? [none] : []), ...known, ...choices]}
            error={gaps.sender ? required : undefined}
            hint={senders.data?.length === 0 ? intl.formatMessage(words.noSenders) : undefined}
            onChange={(sender) => change({ sender: sender === '' ? null : sender })}
          />
        </div>
        <TextArea
          label={intl.formatMessage(words.text)}
          rows={5}
          maxLength={longestMessage}
          value={draft.content}
          error={gaps.content ? required : undefined}
          onChange={(content) => change({ content })}
        />
        <MessageSize content={draft.content} onReplace={(content) => change({ content })} />
        <FieldButtons draft={draft} onInsert={(field) => change({ content: `${draft.content}{${field}}` })} />
        {fieldsIn(draft.content).length > 0 && <MissingFields draft={draft} change={change} />}
        <TextField
          label={intl.formatMessage(words.optOutText)}
          hint={intl.formatMessage(words.optOutHint)}
          optional
          maxLength={160}
          value={draft.optOutText}
          onChange={(optOutText) => change({ optOutText })}
        />
      </div>
    </Card>
  );
}
