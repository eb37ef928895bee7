import { useIntl } from 'react-intl';
import type { FollowUp } from '#contract/powerups/followUps.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { fieldWords } from '../../../page/callConditions/conditionFields.messages.ts';
import { useConditionText } from '../../../page/callConditions/useConditionText.ts';
import { SettingsCard } from '../../../page/frame/SettingsCard.tsx';
import { clockWords } from '../../../ui/date/clockWords.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import type { Fact } from '../../../ui/text/FactList.tsx';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import { followUpMessages as words } from './followUps.messages.ts';
import * as styles from './FollowUps.css.ts';

interface FollowUpCardProps {
  followUp: FollowUp;
  onChanged: () => void;
}

/** Which callers get a text and what it says, with what it did lately and buttons to change or delete it. */
export function FollowUpCard({ followUp, onChanged }: FollowUpCardProps) {
  const intl = useIntl();
  const conditionText = useConditionText();
  const { uuid, account, accountName, name, allNumbers, dids, match, conditions } = followUp;
  const { content, delayMinutes: minutes, hours, subAccounts, enabled, lately } = followUp;
  const several = conditions.length > 1 ? `${intl.formatMessage(fieldWords[match])}: ` : '';
  const after = minutes === 0 ? intl.formatMessage(words.atOnce) : intl.formatMessage(words.after, { minutes });
  const { time } = clockWords(intl);
  const within = hours && { from: time(hours.from), to: time(hours.to) };
  const below: Fact[] = subAccounts
    ? [[intl.formatMessage(words.accounts), intl.formatMessage(words.withBelow, { name: accountName })]]
    : [];
  const facts: Fact[] = [
    [
      intl.formatMessage(words.text),
      <span key="text" className={styles.text}>
        {content}
      </span>,
    ],
    [
      intl.formatMessage(words.numbers),
      allNumbers ? intl.formatMessage(words.allNumbers) : intl.formatList(dids.map((did) => phoneText(did).text)),
    ],
    [intl.formatMessage(fieldWords.when), `${several}${conditions.map(conditionText).join(' · ')}`],
    [intl.formatMessage(words.when), within ? `${after}, ${intl.formatMessage(words.hours, within)}` : after],
    ...below,
    [intl.formatMessage(words.lately), intl.formatMessage(words.counts, lately)],
  ];
  return (
    <SettingsCard
      title={name}
      badge={<Badge tone={enabled ? 'success' : 'neutral'}>{intl.formatMessage(enabled ? words.on : words.off)}</Badge>}
      facts={facts}
      words={{
        edit: intl.formatMessage(words.edit),
        delete: intl.formatMessage(words.delete),
        cancel: intl.formatMessage(words.cancel),
        deleteTitle: intl.formatMessage(words.deleteTitle, { name }),
        deleteText: intl.formatMessage(words.deleteText),
      }}
      remove={() => call(endpoints.deleteFollowUp, { params: { uuid } })}
      onChanged={onChanged}
      form={(on) => <FollowUpDialog account={account} followUp={followUp} {...on} />}
    />
  );
}
