import type { ReactNode } from 'react';
import { Button, TreeItem, TreeItemContent } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { AccountRow } from '#contract/tenancy/accounts.contract.ts';
import { AccountStatusBadge } from '../../../page/accounts/AccountStatusBadge.tsx';
import { statusWords, typeWords } from '../../../page/accounts/accountWords.messages.ts';
import { paths } from '#contract/paths.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { MenuButton, type MenuItem } from '../../../ui/menu/MenuButton.tsx';
import type { ShownLine } from './shownRows.ts';
import { figure, grip, name as nameClass, nameText, narrowFacts, row, turn, wide, words } from './Structure.css.ts';
import { countMessages, nameMessages, structureMessages as text } from './structure.messages.ts';

/** Actions of an account's row. */
export interface RowActions {
  canDelete: boolean;
  onOpen: (row: AccountRow) => void;
  onMove: (row: AccountRow) => void;
  onDelete: (row: AccountRow) => void;
}

interface AccountTreeRowProps extends RowActions {
  line: ShownLine<AccountRow>;
  /** Whether it, or an account above it, is being dragged. */
  isHeld: boolean;
  /** The rows below it. */
  children: ReactNode;
}

/** One account with its status, its holdings and a menu of actions. */
export function AccountTreeRow({ line, isHeld, children, ...props }: AccountTreeRowProps) {
  const intl = useIntl();
  const isRoot = line.father === null;
  const statusWord = intl.formatMessage(statusWords[line.status]);
  const typeWord = intl.formatMessage(typeWords[line.type]);
  const numberCount = intl.formatMessage(countMessages.numberCount, { count: line.numbers });
  const userCount = intl.formatMessage(countMessages.userCount, { count: line.users });
  const items: MenuItem[] = [
    { id: 'edit', label: intl.formatMessage(text.edit), icon: 'pencil', to: paths.account(line.id) },
    {
      id: 'below',
      label: intl.formatMessage(text.createBelow),
      icon: 'plus',
      to: paths.newAccount(line.id),
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
    <TreeItem
      id={line.id}
      textValue={line.name}
      aria-label={[line.name, statusWord, typeWord, numberCount, userCount].join(', ')}
      hasChildItems={line.hasBelow}
      className={row({ held: isHeld })}
      data-account={line.id}
      onAction={() => props.onOpen(line)}
    >
      <TreeItemContent>
        {!isRoot && (
          <Button slot="drag" className={grip}>
            <Icon name="grip" size={14} />
          </Button>
        )}
        <span className={nameClass} style={{ paddingLeft: `calc(${line.subLevel} * clamp(10px, 2vw, 22px))` }}>
          <span className={turn}>
            {line.hasBelow && (
              <Button slot="chevron" className={button({ look: 'quiet', size: 'small', square: true })}>
                <Icon name={line.isOpen ? 'chevronDown' : 'chevronRight'} size={15} />
              </Button>
            )}
          </span>
          <Icon name={line.type === 'reseller' ? 'tree' : 'building'} />
          <span className={words}>
            <Link
              className={nameText}
              to={paths.account(line.id)}
              draggable={false}
              onPointerDown={(event) => event.stopPropagation()}
            >
              {line.name}
            </Link>
            <span className={narrowFacts}>
              {numberCount} · {userCount}
            </span>
          </span>
        </span>
        <span>
          <AccountStatusBadge status={line.status} />
        </span>
        <span className={wide}>{typeWord}</span>
        <span className={`${wide} ${figure}`}>{intl.formatNumber(line.numbers)}</span>
        <span className={`${wide} ${figure}`}>{intl.formatNumber(line.users)}</span>
        <MenuButton
          label={intl.formatMessage(nameMessages.actionsOf, { name: line.name })}
          trigger={<Icon name="more" />}
          items={items}
        />
      </TreeItemContent>
      {children}
    </TreeItem>
  );
}
