import { useState } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { wide } from './DevUi.css.ts';
import { Section } from './Specimen.tsx';

interface Person {
  id: number;
  name: string;
  town: string;
}

const towns = ['Ballarat', 'Bendigo', 'Geelong'];
const people: Person[] = Array.from({ length: 1000 }, (_, id) => ({
  id,
  name: `Person ${id + 1}`,
  town: towns[id % towns.length] ?? '',
}));

const columns: Column<Person>[] = [
  {
    key: 'name',
    title: 'Name',
    width: 200,
    fixed: true,
    card: 'title',
    // Varying row heights: every seventh has two lines.
    cell: ({ id, name }) => (
      <>
        {name}
        {id % 7 === 0 && <div>since the start</div>}
        {id % 7 === 0 && <div>and still here</div>}
      </>
    ),
  },
  { key: 'town', title: 'Town', width: 160, card: 'meta', cell: ({ town }) => town },
];

/** A table long enough to be virtualized. */
export function TableSpecimens() {
  const [opened, setOpened] = useState('');
  return (
    <Section title="Tables">
      <div className={wide}>
        <DataTable
          label="A thousand people"
          columns={columns}
          rows={people}
          rowKey={({ id }) => String(id)}
          onOpen={({ name }) => setOpened(name)}
          tall
          empty={<EmptyState icon="users" title="Nobody" />}
        />
        <p>Opened: {opened || 'nobody'}</p>
      </div>
    </Section>
  );
}
