import { type IntlShape, useIntl } from 'react-intl';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import type { Coverage, DayCoverage, FlowEnd } from '../../proof/coverage.ts';
import type { CoverageDay } from './coverageDay.ts';
import * as styles from './Proof.css.ts';
import { type DayStretch, dayStretches } from './dayStretches.ts';
import { proofMessages } from './proof.messages.ts';

/** The colours' meanings, in the order of the legend. */
const legend: readonly FlowEnd[] = ['answered', 'message', 'hungUp', 'unconnected'];
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
const mostDates = 12;

interface CoverageWeekProps extends Coverage {
  onPick: (day: CoverageDay, stretch: DayStretch) => void;
}

/** How calls can end by the time of an ordinary week, and on the dates that differ from it. */
export function CoverageWeek({ week, exceptions, onPick }: CoverageWeekProps) {
  const intl = useIntl();
  const words = intl.formatMessage;
  const shown = exceptions.slice(0, mostDates);
  return (
    <div className={styles.section}>
      <ul className={styles.legend} aria-hidden>
        {legend.map((end) => (
          <li key={end} className={styles.legendItem}>
            <span className={styles.swatch[end]} />
            {words(proofMessages[end])}
          </li>
        ))}
      </ul>
      <div className={styles.hours} aria-hidden>
        {[0, 6, 12, 18].map((hour) => (
          <span key={hour} className={styles.hour}>
            {clock(hour * 3600, intl)}
          </span>
        ))}
      </div>
      <ul className={styles.days}>
        {week.map((day, index) => (
          <Day
            key={index}
            name={intl.formatDate(monday + index * dayMs, { weekday: 'short', timeZone: 'UTC' })}
            day={day}
            onPick={(stretch) => onPick(index + 1, stretch)}
          />
        ))}
      </ul>
      {shown.length > 0 && (
        <>
          <h3 className={styles.heading}>{words(proofMessages.exceptions)}</h3>
          <ul className={styles.days}>
            {shown.map(({ date, day }) => (
              <Day
                key={date}
                name={intl.formatDate(date, { day: 'numeric', month: 'short', year: '2-digit', timeZone: 'UTC' })}
                day={day}
                onPick={(stretch) => onPick(date, stretch)}
              />
            ))}
          </ul>
          {exceptions.length > shown.length && (
            <p className={styles.detail}>
              {words(proofMessages.moreDates, { count: exceptions.length - shown.length })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

interface DayProps {
  name: string;
  day: DayCoverage;
  onPick: (stretch: DayStretch) => void;
}

/** One day as a strip, which opens a menu of its stretches. */
function Day({ name, day, onPick }: DayProps) {
  const intl = useIntl();
  const words = intl.formatMessage;
  const stretches = dayStretches(day).map((stretch) => {
    const [end, times] = [words(proofMessages[stretch.end]), timesOf(stretch, intl)];
    return { stretch, end, times, stated: words(proofMessages.during, { end, times }) };
  });
  const stated = intl.formatList(
    stretches.map((each) => each.stated),
    { type: 'unit' },
  );
  return (
    <li className={styles.day}>
      <MenuButton
        label={words(proofMessages.on, { day: name, ends: stated })}
        align="start"
        bare={styles.dayButton}
        trigger={
          <>
            <span className={styles.dayName}>{name}</span>
            <span className={styles.strip}>
              {stretches.map(({ stretch: { from, to, end } }) => (
                <span key={from} className={styles.stretch[end]} style={{ flexGrow: to - from }} />
              ))}
            </span>
          </>
        }
        head={words(proofMessages.pickTime)}
        items={stretches.map(({ stretch, end, times }) => ({
          id: String(stretch.from),
          label: times,
          detail: end,
          icon: 'play',
          onChoose: () => onPick(stretch),
        }))}
      />
    </li>
  );
}

function timesOf({ from, to }: DayStretch, intl: IntlShape): string {
  if (from === 0 && to === 86_400) return intl.formatMessage(proofMessages.allDay);
  return intl.formatMessage(proofMessages.range, { from: clock(from, intl), to: clock(to, intl) });
}

function clock(seconds: number, intl: IntlShape): string {
  return intl.formatTime(monday + seconds * 1000, { timeZone: 'UTC', timeStyle: 'short' });
}
