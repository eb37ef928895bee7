import type { DragEvent, KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { AccountRow } from '#contract/accounts.contract.ts';
import { AccountStatusBadge } from '../../page/accounts/AccountStatusBadge.tsx';
import { typeWords } from '../../page/accounts/accountWords.messages.ts';
import { paths } from '../../page/paths.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { MenuButton, type MenuItem } from '../../ui/menu/MenuButton.tsx';
import type { ShownLine } from './shownRows.ts';
import { figure, name as nameClass, nameText, narrowFacts, row, turn, wide, words } from './Structure.css.ts';
import { countMessages, nameMessages, structureMessages as text } from './structure.messages.ts';

/** What can be done with an account from its line. */
export interface RowActions {
  canDelete: boolean;
  onOpen: (row: AccountRow) => void;
  onCreateBelow: (row: AccountRow) => void;
  onMove: (row: AccountRow) => void;
  onDelete: (row: AccountRow) => void;
}

interface AccountTreeRowProps extends RowActions {
  line: ShownLine<AccountRow>;
  isReachable: boolean;
  /** It is being dragged, alone or with what it is below of. */
  isHeld: boolean;
  isTarget: boolean;
  onTurn: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
}

/** One account: where it stands, how it is, what it holds, and what can be done with it. */
export function AccountTreeRow(props: AccountTreeRowProps) {
  const { line, isReachable, isHeld, isTarget, onTurn, onFocus, onKeyDown } = props;
  const intl = useIntl();
  const isRoot = line.father === null;
  const items: MenuItem[] = [
    { id: 'edit', label: intl.formatMessage(text.edit), icon: 'pencil', onChoose: () => props.onOpen(line) },
    {
      id: 'below',
      label: intl.formatMessage(text.createBelow),
      icon: 'plus',
      onChoose: () => props.onCreateBelow(line),
    },
    ...(isRoot
      ? []
      : [
          {
            id: 'move',
            label: intl.formatMessage(text.move),
            icon: 'transfer' as const,
            onChoose: () => props.onMove(line),
          },
        ]),
    ...(isRoot || !props.canDelete
      ? []
      : [
          {
            id: 'delete',
            label: intl.formatMessage(text.delete),
            icon: 'trash' as const,
            onChoose: () => props.onDelete(line),
          },
        ]),
  ];
  return (
    <div
      role="row"
      tabIndex={isReachable ? 0 : -1}
      className={row({ held: isHeld, target: isTarget })}
      data-account={line.id}
      aria-level={line.subLevel + 1}
      aria-expanded={line.hasBelow ? line.isOpen : undefined}
      draggable={!isRoot}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', line.name);
        props.onDragStart();
      }}
      onDragEnd={props.onDragEnd}
      onDragOver={props.onDragOver}
      onDrop={props.onDrop}
    >
      <span
        role="gridcell"
        className={nameClass}
        style={{ paddingLeft: `calc(${line.subLevel} * clamp(10px, 2vw, 22px))` }}
      >
        <span className={turn}>
          {line.hasBelow && (
            <IconButton
              icon={line.isOpen ? 'chevronDown' : 'chevronRight'}
              size="small"
              excludeFromTabOrder
              label={intl.formatMessage(line.isOpen ? nameMessages.collapse : nameMessages.expand, { name: line.name })}
              onClick={onTurn}
            />
          )}
        </span>
        <Icon name={line.type === 'reseller' ? 'tree' : 'building'} />
        <span className={words}>
          <Link className={nameText} to={paths.account(line.id)} draggable={false} tabIndex={isReachable ? 0 : -1}>
            {line.name}
          </Link>
          <span className={narrowFacts}>
            {intl.formatMessage(countMessages.numberCount, { count: line.numbers })} ·{' '}
            {intl.formatMessage(countMessages.userCount, { count: line.users })}
          </span>
        </span>
      </span>
      <span role="gridcell">
        <AccountStatusBadge status={line.status} />
      </span>
      <span role="gridcell" className={wide}>
        {intl.formatMessage(typeWords[line.type])}
      </span>
      <span role="gridcell" className={`${wide} ${figure}`}>
        {intl.formatNumber(line.numbers)}
      </span>
      <span role="gridcell" className={`${wide} ${figure}`}>
        {intl.formatNumber(line.users)}
      </span>
      <span role="gridcell">
        <MenuButton
          label={intl.formatMessage(nameMessages.actionsOf, { name: line.name })}
          trigger={<Icon name="more" />}
          items={items}
        />
      </span>
    </div>
  );
}
