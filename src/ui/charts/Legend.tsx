import { useIntl } from 'react-intl';
import { legend, legendItem, swatch } from './Chart.css.ts';
import { chartMessages } from './chart.messages.ts';

export interface Series {
  key: string;
  label: string;
  /** A CSS color. */
  colour: string;
}

interface LegendProps {
  series: readonly Series[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** Lists the series; clicking one toggles it. */
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
