import { type JSX, type Key, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { GridList, type GridListRenderProps } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useIntl } from 'react-intl';
import { flowMessages } from '../card/flow.messages.ts';
import { nameInList } from '../card/namesakes.ts';
import { useDocument, useEditor, useEditorSetting } from '../state/EditorContext.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import { AddDialog } from './AddDialog.tsx';
import { ConnectDialog } from '../palette/ConnectDialog.tsx';
import * as palette from '../palette/StepList.css.ts';
import * as styles from './Outline.css.ts';
import { OutlineItem } from './OutlineItem.tsx';
import { type OutlineRow, outlineRows, reuseRows } from './outlineRows.ts';
import { WithErrors } from './WithErrors.ts';
import { isComposing } from '../../../ui/keys/isComposing.ts';

interface OutlineProps {
  counts: ReadonlyMap<string, { errors: number }>;
  /** Moves the focus to the inspector. */
  onInspect: () => void;
  /** Edits the step of a row that is clicked; without it, a click selects. */
  onTap?: (() => void) | undefined;
}

/** Within this many milliseconds of another letter, a letter is part of a typeahead search, not a command. */
const typingAhead = 1000;
const layoutOptions = { rowHeight: styles.rowHeight };

/** The flow as a tree grid, editable by keyboard alone. Arrows and typeahead move, Enter edits, A adds, C connects, Delete removes. */
export function Outline({ counts, onInspect, onTap }: OutlineProps) {
  const intl = useIntl();
  const { store, readOnly } = useEditorSetting();
  const document = useDocument();
  const selected = useEditor((state) => state.selected);
  const actions = useEditorActions();
  const [search, setSearch] = useState('');
  const rows = useRows(search);
  const selectedKeys = useMemo(
    () => rows.flatMap(({ key, node, again }) => (node && !again && selected.has(node.id) ? [key] : [])),
    [rows, selected],
  );
  const [dialog, setDialog] = useState<{ kind: 'add' | 'connect'; row: OutlineRow } | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const typedAt = useRef(-typingAhead);

  const edgesOf = ({ via }: OutlineRow) =>
    document.edges.filter((edge) => edge.from === via?.from && edge.exit === via.exit).map(({ id }) => id);

  function onKeyDown(event: KeyboardEvent, { selectionManager: manager }: GridListRenderProps['state']): void {
    const at = rows.findIndex(({ key }) => key === manager.focusedKey);
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const focusRow = (index: number) => {
      const next = rows[Math.max(0, Math.min(index, rows.length - 1))];
      if (!next) return;
      manager.setFocusedKey(next.key);
      manager.replaceSelection(next.key);
    };
    const commentOnRow = () => {
      if (row.node) store.select([row.node.id]);
      onInspect();
      store.editComment();
    };
    const keys: Record<string, (() => void) | undefined> = {
      ArrowLeft: () => focusRow(rows.findLastIndex(({ level }, index) => index < at && level < row.level)),
      ArrowRight: () => focusRow(at + 1),
      Enter: row.node
        ? () => {
            if (row.node) store.select([row.node.id]);
            onInspect();
          }
        : readOnly
          ? undefined
          : () => setDialog({ kind: 'add', row }),
      ...(readOnly
        ? {}
        : {
            a: () => setDialog({ kind: 'add', row }),
            c: () => setDialog({ kind: 'connect', row }),
            m: row.node ? commentOnRow : undefined,
            Delete: () => {
              if (row.node && !row.again) {
                store.select([row.node.id]);
                actions.removeSelected(!event.shiftKey);
              } else if (row.via) actions.disconnect(edgesOf(row));
              focusRow(at - 1);
            },
          }),
    };
    const isLetter = event.key.length === 1;
    const act = isLetter && event.timeStamp - typedAt.current < typingAhead ? undefined : keys[event.key];
    if (isLetter && !act) typedAt.current = event.timeStamp;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  const editRow = (key: Key) => {
    const node = rows.find((row) => row.key === key)?.node;
    if (!node) return;
    store.select([node.id]);
    onTap?.();
  };
  const treeGrid = (dom: JSX.IntrinsicElements['div'], { state }: GridListRenderProps) => (
    <div
      {...dom}
      role="treegrid"
      onKeyDownCapture={(event) => {
        onKeyDown(event, state);
        if (!event.isPropagationStopped()) dom.onKeyDownCapture?.(event);
      }}
    />
  );
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
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter' || event.key === 'ArrowDown') grid.current?.focus();
        }}
      />
      <WithErrors value={counts}>
        <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
          <GridList
            ref={grid}
            className={styles.grid}
            aria-label={intl.formatMessage(flowMessages.outline)}
            items={rows}
            dependencies={[intl]}
            render={treeGrid}
            escapeKeyBehavior="none"
            selectionMode={onTap ? 'none' : 'single'}
            {...(onTap && { onAction: editRow })}
            selectionBehavior="replace"
            disallowEmptySelection
            selectedKeys={selectedKeys}
            onSelectionChange={(keys) => {
              const node = rows.find(({ key }) => keys !== 'all' && keys.has(key))?.node;
              if (!node) return;
              store.select([node.id]);
              store.reveal(node.id);
            }}
          >
            {(row) => <OutlineItem row={row} name={row.node ? nameInList(row.node, document, intl) : '—'} />}
          </GridList>
        </Virtualizer>
      </WithErrors>
      {dialog?.kind === 'add' && <AddDialog row={dialog.row} onClose={() => setDialog(null)} />}
      {dialog?.kind === 'connect' && (
        <ConnectDialog
          from={dialog.row.node?.id ?? dialog.row.via?.from ?? ''}
          exit={dialog.row.node ? null : (dialog.row.via?.exit ?? null)}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

/** The rows of the flow, or those whose step name contains the search text. */
function useRows(search: string): OutlineRow[] {
  const intl = useIntl();
  const document = useDocument();
  const [kept, setKept] = useState(() => ({ document, all: outlineRows(document) }));
  const { all } = kept;
  if (kept.document !== document) setKept({ document, all: reuseRows(all, outlineRows(document)) });
  return useMemo(() => {
    const wanted = search.trim().toLocaleLowerCase(intl.locale);
    if (wanted === '') return all;
    const isFound = ({ node, again }: OutlineRow) =>
      node !== null && !again && nameInList(node, document, intl).toLocaleLowerCase(intl.locale).includes(wanted);
    return all.filter(isFound);
  }, [all, document, search, intl]);
}
