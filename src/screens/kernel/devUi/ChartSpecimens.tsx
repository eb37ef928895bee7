import { useState } from 'react';
import { vars } from '../../../theme/tokens.css.ts';
import { HeatMap, type HeatMapCell } from '../../../ui/charts/HeatMap.tsx';
import { StackedBars } from '../../../ui/charts/StackedBars.tsx';
import { wide } from './DevUi.css.ts';
import { Section } from './Specimen.tsx';

const days = ['Mon', 'Tue', 'Wed', 'Thu'];
const hours = ['8', '9', '10', '11', '12'];

const bars = days.map((label, at) => ({ key: `day-${at}`, label, values: { answered: 4 * at + 2, missed: at } }));
const cells: HeatMapCell[] = days.flatMap((day, row) =>
  hours.map((hour, column) => {
    const value = (row * hours.length + column) % 4;
    return { row, column, value, title: `${day} ${hour}:00`, lines: [`Calls: ${value}`] };
  }),
);

export function ChartSpecimens() {
  const [opened, setOpened] = useState('');
  return (
    <Section title="Charts">
      <div className={wide}>
        <StackedBars
          title="Calls by day"
          axis="Day"
          bars={bars}
          series={[
            { key: 'answered', label: 'Answered', colour: vars.color.answered },
            { key: 'missed', label: 'Missed', colour: vars.color.missed },
          ]}
          onOpen={setOpened}
        />
        <HeatMap
          title="Calls by hour"
          axis="Hour"
          rows={days}
          columns={hours}
          cells={cells}
          onOpen={({ title }) => setOpened(title)}
        />
        <p>Looked into: {opened || 'nothing'}</p>
      </div>
    </Section>
  );
}
