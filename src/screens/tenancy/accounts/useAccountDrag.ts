import { useState } from 'react';
import { useDragAndDrop } from 'react-aria-components';
import type { AccountRow } from '#contract/tenancy/accounts.contract.ts';
import { branchOf } from './shownRows.ts';

/** The id is part of the drag type: during a drag, browsers reveal nothing else. */
const dragType = (id: number) => `application/x-account-${id}`;

/** Drags accounts onto a new parent by mouse, touch and keyboard. */
export function useAccountDrag(rows: readonly AccountRow[], onDrop: (row: AccountRow, father: AccountRow) => void) {
  const [held, setHeld] = useState<number | null>(null);
  const byKey = (key: unknown) => rows.find(({ id }) => id === Number(key));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].flatMap((key) => {
        const row = byKey(key);
        return row && row.father !== null ? [{ [dragType(row.id)]: row.name, 'text/plain': row.name }] : [];
      }),
    acceptedDragTypes: rows.map(({ id }) => dragType(id)),
    getAllowedDropOperations: () => ['move'],
    shouldAcceptItemDrop: ({ key }, types) => {
      const row = rows.find(({ id }) => types.has(dragType(id)));
      return row !== undefined && row.father !== Number(key) && !branchOf(rows, row.id).has(Number(key));
    },
    onDragStart: ({ keys }) => setHeld(Number([...keys][0])),
    onDragEnd: () => setHeld(null),
    onItemDrop: ({ items, target }) => {
      const row = rows.find(({ id }) => items.some((item) => item.kind === 'text' && item.types.has(dragType(id))));
      const father = byKey(target.key);
      if (row && father) onDrop(row, father);
    },
  });
  return { held, dragAndDropHooks };
}
