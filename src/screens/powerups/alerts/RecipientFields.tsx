import { useIntl } from 'react-intl';
import type { AlertRule } from '#contract/powerups/alerts.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { senderText } from '../../../page/messages/senderText.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { PickField } from '../../../ui/pickList/PickField.tsx';
import * as styles from './Alerts.css.ts';
import { ruleMessages as words } from './alertRules.messages.ts';
import type { RuleFieldsProps } from './ruleFields.ts';

interface RecipientFieldsProps extends RuleFieldsProps {
  account: number;
  rule: AlertRule | null;
}

/** Who gets alerts, and how. */
export function RecipientFields({ form, account, rule }: RecipientFieldsProps) {
  const intl = useIntl();
  const text = (key: 'users' | 'noUsers' | 'searchUsers' | 'noUsersMatch' | 'gone') => intl.formatMessage(words[key]);
  const colleagues = useEndpoint('listColleagues', { params: { account } }).data ?? [];
  const senders = useEndpoint('listSenders', { query: { account: [account] } }).data ?? [];
  const { users, phones, dropSlack } = form.values;
  const names = new Map([
    ...users.map((id) => [id, text('gone')] as const),
    ...colleagues.map(({ id, name }) => [String(id), name] as const),
  ]);
  const hasSlack = rule?.hasSlackHook ?? false;
  return (
    <>
      <h3 className={styles.heading}>{intl.formatMessage(words.who)}</h3>
      <PickField
        label={text('users')}
        placeholder={text('noUsers')}
        searchLabel={text('searchUsers')}
        emptyLabel={text('noUsersMatch')}
        optional
        multiple
        options={[...names].map(([id, label]) => ({ id, label }))}
        chosen={users}
        onChange={(next) => form.set('users', next)}
        error={form.errorAt('users')}
      />
      <TextArea
        label={intl.formatMessage(words.emails)}
        hint={intl.formatMessage(words.emailsHint)}
        optional
        rows={2}
        {...form.field('emails')}
      />
      <TextArea
        label={intl.formatMessage(words.phones)}
        hint={intl.formatMessage(words.phonesHint)}
        optional
        rows={2}
        {...form.field('phones')}
      />
      {phones.trim() !== '' && (
        <SelectField
          label={intl.formatMessage(words.sender)}
          placeholder={intl.formatMessage(words.chooseSender)}
          choices={senders.map(({ sender, name }) => ({ value: sender, label: senderText(sender), detail: name }))}
          {...form.field('sender')}
        />
      )}
      {!dropSlack && (
        <TextField
          label={intl.formatMessage(words.slackHook)}
          {...(hasSlack && { hint: intl.formatMessage(words.slackKept) })}
          optional
          type="url"
          autoComplete="off"
          maxLength={500}
          {...form.field('slackHook')}
        />
      )}
      {hasSlack && (
        <Checkbox checked={dropSlack} onChange={(next) => form.set('dropSlack', next)}>
          {intl.formatMessage(words.slackRemove)}
        </Checkbox>
      )}
    </>
  );
}
