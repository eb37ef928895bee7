import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Card } from '../layout/Card.tsx';
import { toCsv } from '../table/csv.ts';
import { saveCsv } from '../table/saveCsv.ts';
import { actions } from './Chart.css.ts';
import { chartMessages } from './chart.messages.ts';
import { FiguresTable, type Figures } from './FiguresTable.tsx';
import { savePng } from './savePng.ts';

interface ChartCardProps {
  title: string;
  figures: Figures;
  /** Name of the CSV and PNG files, without extension. */
  file: string;
  /** The figures are in a table of their own, which is their file. */
  isTableBelow?: boolean;
  children: ReactNode;
}

/** A chart with its figures as a table and as CSV, and itself as a picture. */
export function ChartCard({ title, figures, file, isTableBelow = false, children }: ChartCardProps) {
  const intl = useIntl();
  const [asTable, setAsTable] = useState(false);
  const chart = useRef<HTMLDivElement>(null);
  const saveChart = () => {
    const drawing = chart.current?.querySelector('svg');
    if (drawing) void savePng(file, drawing);
  };
  return (
    <Card
      title={title}
      actions={
        <div className={actions}>
          <IconButton
            icon={asTable ? 'chart' : 'table'}
            size="small"
            label={intl.formatMessage(asTable ? chartMessages.showChart : chartMessages.showTable)}
            onClick={() => setAsTable(!asTable)}
          />
          {!isTableBelow && (
            <Button look="quiet" size="small" onClick={() => saveCsv(file, toCsv(figures.head, figures.lines))}>
              {intl.formatMessage(chartMessages.csv)}
            </Button>
          )}
          <Button look="quiet" size="small" disabled={asTable} onClick={saveChart}>
            {intl.formatMessage(chartMessages.png)}
          </Button>
        </div>
      }
    >
      {asTable ? <FiguresTable title={title} figures={figures} /> : <div ref={chart}>{children}</div>}
    </Card>
  );
}
