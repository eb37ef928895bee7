import { useIntl } from 'react-intl';
import { type FollowUpField, followUpFields, longestFollowUp } from '#values/followUp.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { MessageSize } from '../../../page/messages/MessageSize.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { followUpMessages as words } from './followUps.messages.ts';
import * as styles from './FollowUps.css.ts';
import type { FollowUpFieldsProps } from './followUpFields.ts';

/** What a follow-up says, and from which number. */
export function TextFields({ form, account }: FollowUpFieldsProps) {
  const intl = useIntl();
  const senders = useEndpoint('listSenders', { query: { account: [account] } }).data ?? [];
  const numbers = senders.filter(({ kind }) => kind === 'number');
  const { content } = form.values;
  const insert = (field: FollowUpField) => form.set('content', `${content}{${field}}`);
  return (
    <>
      <TextArea label={intl.formatMessage(words.text)} maxLength={longestFollowUp} {...form.field('content')} />
      <div className={styles.fields} role="group" aria-label={intl.formatMessage(words.fields)}>
        <span className={styles.muted}>{intl.formatMessage(words.fields)}</span>
        {followUpFields.map((field) => (
          <Button key={field} size="small" onClick={() => insert(field)}>
            {intl.formatMessage(words[field])}
          </Button>
        ))}
      </div>
      {content !== '' && <MessageSize content={content} onReplace={(next) => form.set('content', next)} />}
      <SelectField
        label={intl.formatMessage(words.sender)}
        choices={[
          { value: '', label: intl.formatMessage(words.noSender) },
          ...numbers.map(({ sender, name }) => ({ value: sender, label: phoneText(sender).text, detail: name })),
        ]}
        {...form.field('sender')}
      />
    </>
  );
}
