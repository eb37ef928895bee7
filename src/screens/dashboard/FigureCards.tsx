import { useIntl } from 'react-intl';
import type { Summary } from '#contract/reports.contract.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { card, cards, change as changeClass, name as nameClass, value } from './Dashboard.css.ts';
import { dashboardMessages as words } from './dashboard.messages.ts';
import { changeOf, type Figure, isComparable, moodOf } from './figures.ts';

interface FigureCardsProps {
  label: string;
  figures: readonly Figure[];
  now: Summary | undefined;
  before: Summary | undefined;
}

/** Key figures in a row, each with its change. */
export function FigureCards({ label, figures, now, before }: FigureCardsProps) {
  const intl = useIntl();
  const duration = useDurationText();
  const text = ({ unit, of }: Figure, summary: Summary) => {
    const amount = of(summary);
    if (unit === 'seconds') return duration(amount);
    return intl.formatNumber(amount, unit === 'share' ? { style: 'percent' } : {});
  };
  return (
    <ul className={cards({ count: figures.length === 5 ? 'five' : 'six' })} aria-label={label} aria-busy={!now}>
      {figures.map((figure) => {
        const earlier = before && intl.formatMessage(words.before, { value: text(figure, before) });
        const comparable = before !== undefined && isComparable(before);
        const change = now && comparable ? changeOf(figure, now, before) : 0;
        return (
          <li key={figure.name} className={card}>
            <span className={nameClass}>{intl.formatMessage(words[figure.name])}</span>
            <span className={value}>{now ? text(figure, now) : <Skeleton width="60%" />}</span>
            <span className={changeClass({ mood: moodOf(change, figure.more) })} title={earlier}>
              {now &&
                (comparable
                  ? intl.formatNumber(change, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })
                  : earlier)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
