import { useIntl } from 'react-intl';
import type { CallDetail } from '#contract/calls.contract.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Phone } from '../../ui/phone/Phone.tsx';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { line, list, muted } from './CallDetail.css.ts';
import { callMessages as words } from './call.messages.ts';

interface HistoryCardsProps {
  detail: Pick<CallDetail, 'legs' | 'activity'>;
  timezone: string;
}

/** Who was rung with what outcome, and what happened when. */
export function HistoryCards({ detail, timezone }: HistoryCardsProps) {
  const intl = useIntl();
  const duration = useDurationText();
  return (
    <>
      <Card title={intl.formatMessage(words.legs)}>
        {detail.legs.length === 0 && <p className={muted}>{intl.formatMessage(words.noLegs)}</p>}
        <ol className={list}>
          {detail.legs.map(({ target, outcome, at, ringSeconds, talkSeconds }) => (
            <li key={`${at} ${target}`} className={line}>
              {target.startsWith('+') ? <Phone number={target} /> : target}
              <span>{intl.formatMessage(words[`leg.${outcome}`])}</span>
              <span className={muted}>
                {intl.formatMessage(words.rang, { ring: duration(ringSeconds), talk: duration(talkSeconds) })}
              </span>
              <DateTime value={at} timezone={timezone} seconds />
            </li>
          ))}
        </ol>
      </Card>
      <Card title={intl.formatMessage(words.activity)}>
        {detail.activity.length === 0 && <p className={muted}>{intl.formatMessage(words.noActivity)}</p>}
        <ol className={list}>
          {detail.activity.map(({ at, kind, text }) => (
            <li key={`${at} ${kind} ${text}`} className={line}>
              <span>{text}</span>
              <DateTime value={at} timezone={timezone} seconds />
            </li>
          ))}
        </ol>
      </Card>
    </>
  );
}
