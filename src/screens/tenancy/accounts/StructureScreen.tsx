import { admins } from '#values/roleGroups.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { AccountRow } from '#contract/tenancy/accounts.contract.ts';
import { useRefreshAccounts } from '../../../page/accounts/useRefreshAccounts.ts';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { paths } from '#contract/paths.ts';
import { useAllowed } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SearchBox } from '../../../ui/field/SearchBox.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { AccountTree } from './AccountTree.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { branchOf, shownRows } from './shownRows.ts';
import { hint, searchBox, toolbar } from './Structure.css.ts';
import { structureMessages as text } from './structure.messages.ts';
import { TreeSkeleton } from './TreeSkeleton.tsx';
import { useStructure } from './useStructure.ts';

type Open = { dialog: 'move'; row: AccountRow; onto?: AccountRow } | { dialog: 'delete'; row: AccountRow } | null;

/** The account tree with each account's status and actions. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const refresh = useRefreshAccounts();
  const canDelete = useAllowed(admins);
  const { rows, failed, retry, move } = useStructure();
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [search, setSearch] = useState('');
  const tree = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const isSearch = search.trim() !== '';
  // The tree itself hides what is below closed lines.
  const lines = shownRows(rows ?? [], new Set(), search).map((line) => ({
    ...line,
    isOpen: isSearch || !closed.has(line.id),
  }));
  const fathers = (rows ?? []).flatMap(({ father }) => father ?? []);

  const turn = (id: number) =>
    setClosed(new Set(closed.has(id) ? [...closed].filter((one) => one !== id) : [...closed, id]));
  const create = () => void navigate(paths.newAccount());
  /** Moving a line loses the focus: restores it in the new place. */
  async function place(row: AccountRow, father: AccountRow): Promise<void> {
    await move(row, father);
    tree.current?.querySelector<HTMLElement>(`[data-account="${row.id}"]`)?.focus();
  }

  return (
    <PageFrame
      title={intl.formatMessage(text.title)}
      actions={
        <Button look="primary" onClick={create}>
          <Icon name="plus" />
          {intl.formatMessage(text.create)}
        </Button>
      }
    >
      <div className={toolbar}>
        <div className={searchBox}>
          <SearchBox label={intl.formatMessage(text.search)} value={search} onSearch={setSearch} text />
        </div>
        <Button look="quiet" onClick={() => setClosed(new Set())}>
          {intl.formatMessage(text.expandAll)}
        </Button>
        <Button look="quiet" onClick={() => setClosed(new Set(fathers.slice(1)))}>
          {intl.formatMessage(text.collapseAll)}
        </Button>
      </div>
      {!rows && !failed && <TreeSkeleton />}
      {!rows && failed && (
        <EmptyState
          icon="warning"
          failed
          title={intl.formatMessage(text.failed)}
          action={<Button onClick={retry}>{intl.formatMessage(text.retry)}</Button>}
        />
      )}
      {rows && lines.length === 0 && (
        <EmptyState icon="search" title={intl.formatMessage(text.nothingFound)}>
          {intl.formatMessage(text.nothingFoundBody)}
        </EmptyState>
      )}
      {rows && lines.length > 0 && (
        <AccountTree
          grid={tree}
          rows={rows}
          lines={lines}
          canDelete={canDelete}
          onTurn={turn}
          onDrop={(row, onto) => setOpen({ dialog: 'move', row, onto })}
          onOpen={({ id }) => void navigate(paths.account(id))}
          onMove={(row) => row.father !== null && setOpen({ dialog: 'move', row })}
          onDelete={(row) => row.father !== null && canDelete && setOpen({ dialog: 'delete', row })}
        />
      )}
      {rows?.length === 1 ? (
        <EmptyState
          icon="tree"
          title={intl.formatMessage(text.aloneTitle)}
          action={<Button onClick={create}>{intl.formatMessage(text.create)}</Button>}
        >
          {intl.formatMessage(text.alone)}
        </EmptyState>
      ) : (
        <p className={hint}>{intl.formatMessage(text.hint)}</p>
      )}
      {rows && open?.dialog === 'move' && (
        <MoveDialog
          row={open.row}
          rows={rows}
          onto={open.onto}
          onClose={() => setOpen(null)}
          onMove={(father) => {
            setOpen(null);
            void place(open.row, father);
          }}
        />
      )}
      {rows && open?.dialog === 'delete' && (
        <DeleteDialog
          row={open.row}
          branch={[...branchOf(rows, open.row.id)]}
          onClose={() => setOpen(null)}
          onDeleted={() => {
            // Close the dialog first: it must not request the deleted account again.
            flushSync(() => setOpen(null));
            void refresh();
          }}
        />
      )}
    </PageFrame>
  );
}
