import { useIntl } from 'react-intl';
import type { CallDetail } from '#contract/telephony/calls.contract.ts';
import { LeadStatus } from '#values/leadStatus.ts';
import { formatMoney, moneyOfCode } from '#values/money.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { line, list, moment, muted, words as wordsClass } from './CallDetail.css.ts';
import { callMessages as words } from './call.messages.ts';
import type { IconName } from '../../ui/icon/iconPaths.ts';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { leadStatusMessages } from '../leads/leadStatus.messages.ts';
import { detailedActivity, plainActivity } from './activity.messages.ts';
import { activityKinds } from './activityKinds.ts';

interface ActivityCardProps {
  activity: CallDetail['activity'];
  timezone: string;
}

/** The events of a call and their times. */
export function ActivityCard({ activity, timezone }: ActivityCardProps) {
  const intl = useIntl();
  const activityText = useActivityText();
  return (
    <Card title={intl.formatMessage(words.activity)}>
      {activity.length === 0 && <p className={muted}>{intl.formatMessage(words.noActivity)}</p>}
      <ol className={list}>
        {activity.map((entry, at) => {
          const { icon, text } = activityText(entry);
          return (
            <li key={at} className={line}>
              <span className={moment}>
                <Icon name={icon} />
              </span>
              <span className={wordsClass}>{text}</span>
              <span className={moment}>
                <DateTime value={entry.at} timezone={timezone} seconds />
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

type Entry = CallDetail['activity'][number];

/** Formats a call event with its icon; falls back to its text when the kind is unknown. */
function useActivityText(): (entry: Pick<Entry, 'kind' | 'text'>) => { icon: IconName; text: string } {
  const intl = useIntl();
  const duration = useDurationText();
  return ({ kind, text }) => {
    const known = activityKinds.get(kind);
    if (!known) return { icon: 'info', text: intl.formatMessage(detailedActivity.other, { detail: text || kind }) };
    const { icon, plain, detailed, seconds, money, lead } = known;
    if (!detailed || !text) return { icon, text: intl.formatMessage(plainActivity[plain]) };
    const sum = money ? moneyOfCode(text) : null;
    const status = lead ? LeadStatus.safeParse(text).data : undefined;
    const detail = sum
      ? formatMoney(sum, intl.locale)
      : status
        ? intl.formatMessage(leadStatusMessages[status])
        : seconds
          ? duration(Number(text))
          : phoneText(text).text;
    return { icon, text: intl.formatMessage(detailedActivity[detailed], { detail }) };
  };
}
