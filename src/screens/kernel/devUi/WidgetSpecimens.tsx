import { useState } from 'react';
import { ToggleButtons } from '../../../ui/button/ToggleButtons.tsx';
import { DateField, DatePicker, DateTimePicker } from '../../../ui/date/DateField.tsx';
import { DateRangeCalendar } from '../../../ui/date/DateRangeCalendar.tsx';
import { TimeField } from '../../../ui/date/TimeField.tsx';
import { RadioCards } from '../../../ui/field/RadioCards.tsx';
import { RadioField } from '../../../ui/field/RadioField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { Popover } from '../../../ui/menu/Popover.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { Section, Specimen } from './Specimen.tsx';

const fruits = ['Apple', 'Banana', 'Cherry'].map((value) => ({ value, label: value }));
const views = ['First', 'Second', 'Third'].map((name) => ({ name, label: name }));

/** Menus, popovers, tabs and dates. */
export function WidgetSpecimens() {
  const [action, setAction] = useState('nothing');
  const [fruit, setFruit] = useState('Apple');
  const [view, setView] = useState('First');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('09:30');
  const [moment, setMoment] = useState('2026-11-21T09:30');
  const [range, setRange] = useState({ start: '2026-11-10', end: '2026-11-12' });
  return (
    <Section title="Menus, tabs and dates">
      <Specimen title="Menus and popovers">
        <MenuButton
          label="Actions"
          align="start"
          trigger="Actions"
          items={['Edit', 'Move', 'Delete'].map((label) => ({ id: label, label, onChoose: () => setAction(label) }))}
        />
        <Popover label="More" trigger="More">
          {() => <p>What is in it.</p>}
        </Popover>
        <output>Chose {action}</output>
      </Specimen>
      <Specimen title="One of a few">
        <SelectField label="Fruit" value={fruit} choices={fruits} onChange={setFruit} />
        <ToggleButtons label="Fruit at hand" value={fruit} choices={fruits} onChange={setFruit} />
        <RadioCards
          label="Fruit as a card"
          value={fruit}
          choices={fruits.map(({ value, label }) => ({ value, content: label }))}
          onChange={setFruit}
        />
        <RadioField label="Fruit to tick" value={fruit} choices={fruits} onChange={setFruit} />
        <Tabs label="Views" tabs={views} chosen={view} onChoose={setView}>
          {view} view
        </Tabs>
      </Specimen>
      <Specimen title="Days and times">
        <DateField label="Day" value={day} onChange={setDay} />
        <DatePicker label="Day, picked" value={day} onChange={setDay} error="Required field" />
        <TimeField label="Time" value={time} onChange={setTime} />
        <DateTimePicker label="Moment" value={moment} onChange={setMoment} />
        <output>Day {day}</output>
      </Specimen>
      <Specimen title="A range of days">
        <DateRangeCalendar
          label="Range"
          start={range.start}
          end={range.end}
          max="2026-11-30"
          onChange={(start, end) => setRange({ start, end })}
        />
        <output>
          Range {range.start} to {range.end}
        </output>
      </Specimen>
    </Section>
  );
}
