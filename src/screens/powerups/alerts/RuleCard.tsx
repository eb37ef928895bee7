import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AlertRule } from '#contract/powerups/alerts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { AlertKind, isCallAlert } from '#values/alertWords.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { alertKindWords } from '../../../page/alerts/alert.messages.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { clockWords } from '../../../ui/date/clockWords.ts';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import * as styles from './Alerts.css.ts';
import { ruleMessages as words } from './alertRules.messages.ts';
import { RuleDialog } from './RuleDialog.tsx';

interface RuleCardProps {
  rule: AlertRule;
  /** ISO 3166, of its account. */
  country: string;
  onChanged: () => void;
}

/** Which alerts go to whom, with buttons to change or delete that. */
export function RuleCard({ rule, country, onChanged }: RuleCardProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const { tz: timezone } = useProfile();
  const [isEditing, setEditing] = useState(false);
  const rows = useRuleFacts(rule);
  const { uuid, account, name, enabled, slackRefusedAt } = rule;
  const remove = async () => {
    const question = {
      title: intl.formatMessage(words.deleteTitle, { name }),
      text: intl.formatMessage(words.deleteText),
      confirm: intl.formatMessage(words.delete),
      cancel: intl.formatMessage(words.cancel),
      danger: true,
    };
    if (!(await confirmations.ask(question))) return;
    try {
      await call(endpoints.deleteAlertRule, { params: { uuid } });
      onChanged();
    } catch (failure) {
      showFailure(failure);
    }
  };
  const refusedAt = slackRefusedAt && intl.formatDate(slackRefusedAt, { timeZone: timezone, dateStyle: 'medium' });
  return (
    <Card
      title={name}
      actions={
        <Badge tone={enabled ? 'success' : 'neutral'}>{intl.formatMessage(enabled ? words.on : words.off)}</Badge>
      }
    >
      <div className={styles.column}>
        {refusedAt && <Notice tone="warning">{intl.formatMessage(words.refused, { at: refusedAt })}</Notice>}
        <dl className={styles.facts}>
          {rows.map(([term, value]) => (
            <div key={term} style={{ display: 'contents' }}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.fact}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setEditing(true)}>
            {intl.formatMessage(words.edit)}
          </Button>
          <Button size="small" look="danger" onClick={() => void remove()}>
            {intl.formatMessage(words.delete)}
          </Button>
        </div>
      </div>
      {isEditing && (
        <RuleDialog
          account={account}
          country={country}
          rule={rule}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            onChanged();
          }}
        />
      )}
    </Card>
  );
}

/** What a rule says, as terms and values. */
function useRuleFacts({ account, kinds, dids, users, emails, phones, hasSlackHook, ...timing }: AlertRule) {
  const intl = useIntl();
  const { hour, weekday } = clockWords(intl);
  const colleagues = useEndpoint('listColleagues', users.length > 0 ? { params: { account } } : null).data ?? [];
  const nameOf = new Map(colleagues.map(({ id, name }) => [id, name]));
  const list = (parts: readonly string[]) => intl.formatList(parts);
  const numbers = (all: readonly string[]) => list(all.map((number) => phoneText(number).text));
  const pace =
    timing.pace === 'daily'
      ? intl.formatMessage(words.dailyAt, { hour: hour(timing.hour) })
      : intl.formatMessage(words[timing.pace]);
  const { hours } = timing;
  const within = hours && {
    days: list(hours.days.map((day) => weekday(day, 'short'))),
    from: hour(hours.from),
    to: hour(hours.to),
  };
  const rows: [string, string][] = [
    [
      intl.formatMessage(words.kinds),
      AlertKind.options
        .filter((kind) => kinds.includes(kind))
        .map((kind) => intl.formatMessage(alertKindWords[kind]))
        .join(' · '),
    ],
  ];
  if (kinds.some(isCallAlert))
    rows.push([
      intl.formatMessage(words.numbers),
      dids.length > 0 ? numbers(dids) : intl.formatMessage(words.everyNumber),
    ]);
  if (users.length > 0)
    rows.push([
      intl.formatMessage(words.users),
      list(users.map((id) => nameOf.get(id) ?? intl.formatMessage(words.gone))),
    ]);
  if (emails.length > 0) rows.push([intl.formatMessage(words.emails), list(emails)]);
  if (phones.length > 0) rows.push([intl.formatMessage(words.phones), numbers(phones)]);
  if (hasSlackHook) rows.push([intl.formatMessage(words.slack), intl.formatMessage(words.slackSet)]);
  const when = within ? `${pace}. ${intl.formatMessage(words.within, within)}` : pace;
  return [...rows, [intl.formatMessage(words.when), when] as [string, string]];
}
