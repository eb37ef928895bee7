import { max, range, scaleLinear } from 'd3';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { CallDetail } from '#contract/telephony/calls.contract.ts';
import { useWidth } from '../../ui/charts/useWidth.ts';
import { Phone } from '../../ui/phone/Phone.tsx';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { callMessages as words } from './call.messages.ts';
import * as styles from './LegsTimeline.css.ts';

/** Pixels that a time below the axis takes, with the gap to the next. */
const tickWidth = 90;

/** Seconds from one time below the axis to the next. */
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600];

const secondsBetween = (from: string, to: string) => Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000);

/** Who was rung when and for how long, against the seconds since the call came in. */
export function LegsTimeline({ call, legs }: Pick<CallDetail, 'call' | 'legs'>) {
  const intl = useIntl();
  const duration = useDurationText();
  const axis = useRef<HTMLDivElement>(null);
  const width = useWidth(axis);
  const bars = legs.map((leg) => ({ leg, from: secondsBetween(call.dateStart, leg.at) }));
  const end = max([call.duration, ...bars.map(({ leg, from }) => from + lengthOf(leg))]) ?? 0;
  const scale = scaleLinear([0, Math.max(1, end)], [0, 100]);
  const step = steps.find((seconds) => (end / seconds) * tickWidth <= width) ?? end;
  const ticks = width === 0 ? [] : range(0, Math.max(1, end), step);
  const box = (from: number, seconds: number) => ({ left: `${scale(from)}%`, width: `${scale(seconds)}%` });
  return (
    <div className={styles.timeline}>
      <ol className={styles.rows}>
        {bars.map(({ leg, from }) => (
          <li key={`${leg.at} ${leg.target}`} className={styles.row}>
            <span className={styles.who}>
              <span className={styles.name}>
                {leg.target.startsWith('+') ? <Phone number={leg.target} /> : leg.target}
              </span>
              <span className={styles.outcome}>{intl.formatMessage(words[`leg.${leg.outcome}`])}</span>
              <span className={styles.times}>
                {leg.ringSeconds !== null && intl.formatMessage(words.rang, { time: duration(leg.ringSeconds) })}
                {leg.talkSeconds > 0 && ` · ${intl.formatMessage(words.talked, { time: duration(leg.talkSeconds) })}`}
              </span>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.span({ kind: 'ring' })} style={box(from, leg.ringSeconds ?? 0)} />
              {leg.talkSeconds > 0 && (
                <span
                  className={styles.span({ kind: 'talk' })}
                  style={box(from + (leg.ringSeconds ?? 0), leg.talkSeconds)}
                />
              )}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.axis} ref={axis} aria-hidden="true">
        {ticks.map((seconds) => (
          <span key={seconds} className={styles.tick} style={{ left: `${scale(seconds)}%` }}>
            {duration(seconds)}
          </span>
        ))}
      </div>
    </div>
  );
}

const lengthOf = ({ ringSeconds, talkSeconds }: CallDetail['legs'][number]) => (ringSeconds ?? 0) + talkSeconds;
