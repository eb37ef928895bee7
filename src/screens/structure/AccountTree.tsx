import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { AccountRow } from '#contract/accounts.contract.ts';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.css.ts';
import { AccountTreeRow, type RowActions } from './AccountTreeRow.tsx';
import { branchOf, type ShownLine } from './shownRows.ts';
import { figure, head, tree, wide } from './Structure.css.ts';
import { structureMessages as text } from './structure.messages.ts';

interface AccountTreeProps extends RowActions {
  grid: RefObject<HTMLDivElement | null>;
  /** All accounts, and the lines of those that are shown. */
  rows: readonly AccountRow[];
  lines: readonly ShownLine<AccountRow>[];
  onTurn: (id: number) => void;
  onDrop: (row: AccountRow, father: AccountRow) => void;
}

/** The tree of accounts. Arrows move and turn lines, Enter opens, M moves, Delete deletes; a mouse drags. */
export function AccountTree({ grid, rows, lines, onTurn, onDrop, ...actions }: AccountTreeProps) {
  const intl = useIntl();
  const [active, setActive] = useState<number | null>(null);
  const [held, setHeld] = useState<AccountRow | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const reachable = lines.find(({ id }) => id === active)?.id ?? lines[0]?.id;
  const branch = held ? branchOf(rows, held.id) : null;
  const takes = (row: AccountRow) => held !== null && !branch?.has(row.id) && held.father !== row.id;

  const focus = (id: number | undefined) => {
    if (id !== undefined) grid.current?.querySelector<HTMLElement>(`[data-account="${id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, line: ShownLine<AccountRow>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = lines.indexOf(line);
    const moves: Record<string, () => void> = {
      ArrowDown: () => focus(lines[at + 1]?.id),
      ArrowUp: () => focus(lines[at - 1]?.id),
      Home: () => focus(lines[0]?.id),
      End: () => focus(lines.at(-1)?.id),
      ArrowRight: () => (line.hasBelow && !line.isOpen ? onTurn(line.id) : focus(lines[at + 1]?.id)),
      ArrowLeft: () => (line.hasBelow && line.isOpen ? onTurn(line.id) : focus(line.father ?? undefined)),
      Enter: () => actions.onOpen(line),
      m: () => actions.onMove(line),
      Delete: () => actions.onDelete(line),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return (
    <div className={tree} role="treegrid" aria-label={intl.formatMessage(text.title)} ref={grid}>
      <div className={head} role="row">
        <span role="columnheader">{intl.formatMessage(text.name)}</span>
        <span role="columnheader">{intl.formatMessage(text.status)}</span>
        <span role="columnheader" className={wide}>
          {intl.formatMessage(text.type)}
        </span>
        <span role="columnheader" className={`${wide} ${figure}`}>
          {intl.formatMessage(text.numbers)}
        </span>
        <span role="columnheader" className={`${wide} ${figure}`}>
          {intl.formatMessage(text.users)}
        </span>
        <span role="columnheader">
          <span className={visuallyHidden}>{intl.formatMessage(text.actions)}</span>
        </span>
      </div>
      {lines.map((line) => (
        <AccountTreeRow
          key={line.id}
          line={line}
          {...actions}
          isReachable={line.id === reachable}
          isHeld={branch?.has(line.id) ?? false}
          isTarget={line.id === over && takes(line)}
          onTurn={() => onTurn(line.id)}
          onFocus={() => setActive(line.id)}
          onKeyDown={(event) => onKeyDown(event, line)}
          onDragStart={() => setHeld(line)}
          onDragEnd={() => {
            setHeld(null);
            setOver(null);
          }}
          onDragOver={(event) => {
            if (!takes(line)) return;
            event.preventDefault();
            setOver(line.id);
          }}
          onDrop={(event) => {
            event.preventDefault();
            if (held && takes(line)) onDrop(held, line);
          }}
        />
      ))}
    </div>
  );
}
