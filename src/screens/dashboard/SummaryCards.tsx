import { useIntl } from 'react-intl';
import type { Summary } from '#contract/reports.contract.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { card, cards, change as changeClass, name, value } from './Dashboard.css.ts';
import { dashboardMessages as words } from './dashboard.messages.ts';
import { percentChange } from './percentChange.ts';

/** The figures in the order of a manager's interest, and whether more of it is good news. */
const figures = [
  ['total', 'good'],
  ['answer', 'good'],
  ['missed', 'bad'],
  ['abandoned', 'bad'],
  ['first', 'good'],
  ['avgDuration', 'even'],
] as const;

function moodOf(share: number, more: 'good' | 'bad' | 'even'): 'good' | 'bad' | 'even' {
  if (share === 0 || more === 'even') return 'even';
  return share > 0 === (more === 'good') ? 'good' : 'bad';
}

/** What a manager reads first, each compared with the period of the same length before. */
export function SummaryCards({ now, before }: { now: Summary | undefined; before: Summary | undefined }) {
  const intl = useIntl();
  const duration = useDurationText();
  const text = (key: (typeof figures)[number][0], amount: number) =>
    key === 'avgDuration' ? duration(amount) : intl.formatNumber(amount);
  return (
    <ul className={cards} aria-label={intl.formatMessage(words.summary)} aria-busy={!now}>
      {figures.map(([key, more]) => {
        // In whole percents, as it is shown.
        const share = now && before ? Math.round(percentChange(now[key], before[key]) * 100) / 100 : 0;
        return (
          <li key={key} className={card}>
            <span className={name}>{intl.formatMessage(words[key])}</span>
            <span className={value}>{now ? text(key, now[key]) : <Skeleton width="60%" />}</span>
            <span
              className={changeClass({ mood: moodOf(share, more) })}
              title={before && intl.formatMessage(words.before, { value: text(key, before[key]) })}
            >
              {now &&
                intl.formatNumber(share, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
