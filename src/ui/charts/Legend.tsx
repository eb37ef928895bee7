import { useIntl } from 'react-intl';
import { legend, legendItem, swatch } from './Chart.css.ts';
import { chartMessages } from './chart.messages.ts';

/** One series of a chart. */
export interface Series {
  key: string;
  label: string;
  /** A CSS colour. */
  colour: string;
}

interface LegendProps {
  series: readonly Series[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** The series and their colours; a click hides or shows one. */
export function Legend({ series, hidden, onToggle }: LegendProps) {
  const intl = useIntl();
  return (
    <fieldset
      className={legend}
      style={{ border: 0, margin: 0, padding: 0 }}
      aria-label={intl.formatMessage(chartMessages.legend)}
    >
      {series.map(({ key, label, colour }) => (
        <button
          key={key}
          type="button"
          className={legendItem}
          aria-pressed={!hidden.has(key)}
          onClick={() => onToggle(key)}
        >
          <span className={swatch} style={{ background: colour }} />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
