import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Collection, Tree } from 'react-aria-components';
import { useIntl } from 'react-intl';
import type { AccountRow } from '#contract/tenancy/accounts.contract.ts';
import { AccountTreeRow, type RowActions } from './AccountTreeRow.tsx';
import { nestedLines, type NestedLine } from './nestedLines.ts';
import { branchOf, type ShownLine } from './shownRows.ts';
import { figure, head, tree, wide } from './Structure.css.ts';
import { structureMessages as text } from './structure.messages.ts';
import { useAccountDrag } from './useAccountDrag.ts';

interface AccountTreeProps extends RowActions {
  grid: RefObject<HTMLDivElement | null>;
  /** All accounts, and the visible lines. */
  rows: readonly AccountRow[];
  lines: readonly ShownLine<AccountRow>[];
  onTurn: (id: number) => void;
  onDrop: (row: AccountRow, father: AccountRow) => void;
}

/** Letters typed within this time continue a name. */
const typingMs = 1000;

/** The account tree. Enter opens an account, M moves it, Delete deletes it; typing letters finds one by name. */
export function AccountTree({ grid, rows, lines, onTurn, onDrop, ...actions }: AccountTreeProps) {
  const intl = useIntl();
  const lastLetter = useRef(-typingMs);
  const { held, dragAndDropHooks } = useAccountDrag(rows, onDrop);
  const branch = held === null ? null : branchOf(rows, held);
  const expanded = new Set(lines.flatMap(({ id, hasBelow, isOpen }) => (hasBelow && isOpen ? [id] : [])));

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const row = event.target instanceof HTMLElement ? event.target.dataset['account'] : undefined;
    const line = lines.find(({ id }) => String(id) === row);
    if (!line || held !== null || event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.timeStamp - lastLetter.current < typingMs;
    if (event.key.length === 1 && (event.key !== 'm' || isTyping)) lastLetter.current = event.timeStamp;
    else if (event.key === 'm' || event.key === 'Delete') {
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'm') actions.onMove(line);
      else actions.onDelete(line);
    }
  };
  /** Keeps letters from triggering shortcuts. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (/^[\p{L}\p{N}]$/u.test(event.key)) event.stopPropagation();
  };
  const lineWithBranch = (line: NestedLine<ShownLine<AccountRow>>): ReactNode => (
    <AccountTreeRow line={line} {...actions} isHeld={branch?.has(line.id) ?? false}>
      <Collection items={line.below}>{lineWithBranch}</Collection>
    </AccountTreeRow>
  );

  return (
    <div className={tree} ref={grid} role="presentation" onKeyDownCapture={onKeyDownCapture} onKeyDown={onKeyDown}>
      <div className={head} aria-hidden="true">
        <span>{intl.formatMessage(text.name)}</span>
        <span>{intl.formatMessage(text.status)}</span>
        <span className={wide}>{intl.formatMessage(text.type)}</span>
        <span className={`${wide} ${figure}`}>{intl.formatMessage(text.numbers)}</span>
        <span className={`${wide} ${figure}`}>{intl.formatMessage(text.users)}</span>
        <span />
      </div>
      <Tree
        aria-label={intl.formatMessage(text.title)}
        keyboardNavigationBehavior="tab"
        items={nestedLines(lines)}
        expandedKeys={expanded}
        onExpandedChange={(keys) => {
          const turned = lines.find(({ id, hasBelow }) => hasBelow && keys.has(id) !== expanded.has(id));
          if (turned) onTurn(turned.id);
        }}
        dragAndDropHooks={dragAndDropHooks}
      >
        {lineWithBranch}
      </Tree>
    </div>
  );
}
