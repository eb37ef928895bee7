import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#flows/nodes/parts/icons.tsx';
import { viewOf } from '#flows/nodes/nodeViews.tsx';
import { cardText } from '../card/card.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { useDocument, useEditor, useEditorSetting } from '../state/EditorContext.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import { AddDialog } from './AddDialog.tsx';
import { ConnectDialog } from './ConnectDialog.tsx';
import * as palette from '../palette/StepList.css.ts';
import * as styles from './Outline.css.ts';
import { type OutlineRow, outlineRows } from './outlineRows.ts';
import { useRowsInSight } from './useRowsInSight.ts';

interface OutlineProps {
  counts: ReadonlyMap<string, { errors: number }>;
  /** Moves the focus to the inspector. */
  onInspect: () => void;
}

/** The flow as a tree grid: all of the editing without a mouse. Arrows move, Enter edits, A adds, C connects, Delete removes. */
export function Outline({ counts, onInspect }: OutlineProps) {
  const intl = useIntl();
  const { store, readOnly } = useEditorSetting();
  const document = useDocument();
  const selected = useEditor((state) => state.selected);
  const actions = useEditorActions();
  const [search, setSearch] = useState('');
  const all = useMemo(() => outlineRows(document), [document]);
  const rows = useMemo(() => {
    const wanted = search.trim().toLocaleLowerCase(intl.locale);
    if (wanted === '') return all;
    const isFound = ({ node, again }: OutlineRow) =>
      node !== null && !again && cardText(node, intl).name.toLocaleLowerCase(intl.locale).includes(wanted);
    return all.filter(isFound);
  }, [all, search, intl]);
  const [focusKey, setFocusKey] = useState<string | null>(null);
  const [dialog, setDialog] = useState<{ kind: 'add' | 'connect'; row: OutlineRow } | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === focusKey),
  );

  const { drawn, bringIn } = useRowsInSight(grid, rows.length, at);
  // A row that was out of sight can take the focus once it is drawn.
  useEffect(() => {
    if (wanted.current === null) return;
    const element = grid.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted.current)}"]`);
    if (!element) return;
    wanted.current = null;
    element.focus({ preventScroll: true });
  });

  function focusRow(index: number): void {
    const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
    if (!row) return;
    setFocusKey(row.key);
    if (row.node) store.select([row.node.id]);
    bringIn(rows.indexOf(row));
    wanted.current = row.key;
    if (row.node) store.reveal(row.node.id);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const parent = rows.findLastIndex(({ level }, index) => index < at && level < row.level);
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => focusRow(at + 1),
      ArrowUp: () => focusRow(at - 1),
      ArrowLeft: () => focusRow(parent),
      ArrowRight: () => focusRow(at + 1),
      Home: () => focusRow(0),
      End: () => focusRow(rows.length - 1),
      Enter: row.node ? onInspect : readOnly ? undefined : () => setDialog({ kind: 'add', row }),
      ...(readOnly
        ? {}
        : {
            a: () => setDialog({ kind: 'add', row }),
            c: () => setDialog({ kind: 'connect', row }),
            Delete: () => {
              if (row.node && !row.again) actions.removeSelected(!event.shiftKey);
              else if (row.via) actions.disconnect(edgesOf(row));
              focusRow(at - 1);
            },
          }),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  const edgesOf = ({ via }: OutlineRow) =>
    document.edges.filter((edge) => edge.from === via?.from && edge.exit === via.exit).map(({ id }) => id);

  return (
    <div className={styles.frame}>
      {!readOnly && <p className={styles.hint}>{intl.formatMessage(flowMessages.outlineHelp)}</p>}
      <input
        className={palette.search}
        type="search"
        value={search}
        placeholder={intl.formatMessage(flowMessages.find)}
        aria-label={intl.formatMessage(flowMessages.find)}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'ArrowDown') focusRow(0);
        }}
      />
      <div
        ref={grid}
        role="treegrid"
        tabIndex={-1}
        className={styles.grid}
        aria-label={intl.formatMessage(flowMessages.outline)}
        aria-rowcount={rows.length}
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          const key = target instanceof Element && target.closest('[data-key]')?.getAttribute('data-key');
          const index = rows.findIndex((row) => row.key === key);
          if (index >= 0) focusRow(index);
        }}
      >
        <div role="rowgroup" style={{ height: rows.length * styles.rowHeight }}>
          {drawn.map((index) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <div
                key={row.key}
                data-key={row.key}
                role="row"
                aria-level={row.level}
                aria-rowindex={index + 1}
                aria-selected={row.node !== null && !row.again && selected.has(row.node.id)}
                tabIndex={index === at ? 0 : -1}
                className={styles.row}
                style={{ top: index * styles.rowHeight, paddingLeft: 8 + (Math.min(row.level, 10) - 1) * 14 }}
                onFocus={() => setFocusKey(row.key)}
              >
                <Cells row={row} hasError={row.node !== null && (counts.get(row.node.id)?.errors ?? 0) > 0} />
              </div>
            );
          })}
        </div>
      </div>
      {dialog?.kind === 'add' && <AddDialog row={dialog.row} onClose={() => setDialog(null)} />}
      {dialog?.kind === 'connect' && <ConnectDialog row={dialog.row} onClose={() => setDialog(null)} />}
    </div>
  );
}

function Cells({ row, hasError }: { row: OutlineRow; hasError: boolean }) {
  const intl = useIntl();
  const { store } = useEditorSetting();
  const from = row.via && store.get().editing.document.nodes.find(({ id }) => id === row.via?.from);
  const label = from && cardText(from, intl).exits.find(({ id }) => id === row.via?.exit)?.label;
  const text = row.node && cardText(row.node, intl);
  return (
    <div role="gridcell" className={styles.cell} style={{ width: '100%' }}>
      {label !== undefined && label !== null && <span className={styles.via}>{label}</span>}
      {row.node && text ? (
        <>
          <Icon name={viewOf(row.node.type)?.icon ?? 'unknown'} size={15} />
          <span className={row.again ? `${styles.name} ${styles.faint}` : styles.name}>{text.name}</span>
          {row.again && <span className={styles.via}>{intl.formatMessage(flowMessages.again)}</span>}
        </>
      ) : (
        <span className={styles.faint}>—</span>
      )}
      {hasError && (
        <span className={styles.mark}>
          <Icon name="warning" size={15} />
        </span>
      )}
    </div>
  );
}
