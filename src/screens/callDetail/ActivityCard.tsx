import { useIntl } from 'react-intl';
import type { CallDetail } from '#contract/calls.contract.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { line, list, moment, muted, words as wordsClass } from './CallDetail.css.ts';
import { callMessages as words } from './call.messages.ts';
import { useActivityText } from './useActivityText.ts';

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
