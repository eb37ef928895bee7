import { useIntl } from 'react-intl';
import type { AlertRule } from '#contract/powerups/alerts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { AlertKind, isCallAlert } from '#values/alertWords.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { alertKindWords } from '../../../page/alerts/alert.messages.ts';
import { SettingsCard } from '../../../page/frame/SettingsCard.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { clockWords } from '../../../ui/date/clockWords.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { ruleMessages as words } from './alertRules.messages.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { SampleButton } from './SampleButton.tsx';

interface RuleCardProps {
  rule: AlertRule;
  /** ISO 3166, of its account. */
  country: string;
  onChanged: () => void;
}

/** Which alerts go to whom, with buttons to change or delete that. */
export function RuleCard({ rule, country, onChanged }: RuleCardProps) {
  const intl = useIntl();
  const { tz: timezone } = useProfile();
  const facts = useRuleFacts(rule);
  const { uuid, account, name, enabled, slackRefusedAt, emails, phones, hasSlackHook } = rule;
  const leavesPage = emails.length + phones.length > 0 || hasSlackHook;
  const refusedAt = slackRefusedAt && intl.formatDate(slackRefusedAt, { timeZone: timezone, dateStyle: 'medium' });
  return (
    <SettingsCard
      title={name}
      badge={<Badge tone={enabled ? 'success' : 'neutral'}>{intl.formatMessage(enabled ? words.on : words.off)}</Badge>}
      notice={refusedAt && <Notice tone="warning">{intl.formatMessage(words.refused, { at: refusedAt })}</Notice>}
      facts={facts}
      links={leavesPage && <SampleButton rule={rule} onSent={onChanged} />}
      words={{
        edit: intl.formatMessage(words.edit),
        delete: intl.formatMessage(words.delete),
        cancel: intl.formatMessage(words.cancel),
        deleteTitle: intl.formatMessage(words.deleteTitle, { name }),
        deleteText: intl.formatMessage(words.deleteText),
      }}
      remove={() => call(endpoints.deleteAlertRule, { params: { uuid } })}
      onChanged={onChanged}
      form={(on) => <RuleDialog account={account} country={country} rule={rule} {...on} />}
    />
  );
}

/** What a rule says, as terms and values. */
function useRuleFacts({
  account,
  accountName,
  kinds,
  dids,
  users,
  emails,
  phones,
  hasSlackHook,
  ...timing
}: AlertRule) {
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
  if (timing.subAccounts)
    rows.push([intl.formatMessage(words.accounts), intl.formatMessage(words.withBelow, { name: accountName })]);
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
