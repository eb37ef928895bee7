import { useIntl } from 'react-intl';
import { figures as box, figuresCell, figuresHead, figuresTable } from './Chart.css.ts';

/** The figures of a chart: a header, and lines that begin with a label. */
export interface Figures {
  head: readonly string[];
  lines: readonly (readonly [label: string, ...values: number[]])[];
}

/** A chart's figures, to read and copy. */
export function FiguresTable({ title, figures }: { title: string; figures: Figures }) {
  const intl = useIntl();
  return (
    <section className={box} aria-label={title}>
      <table className={figuresTable}>
        <thead>
          <tr>
            {figures.head.map((name) => (
              <th key={name} scope="col" className={figuresHead}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.lines.map(([label, ...values]) => (
            <tr key={label}>
              <th scope="row" className={figuresCell}>
                {label}
              </th>
              {values.map((value, at) => (
                <td key={figures.head[at + 1]} className={figuresCell}>
                  {intl.formatNumber(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
