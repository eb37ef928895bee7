import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { button } from '../button/Button.css.ts';
import { WithTooltip } from '../button/WithTooltip.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconPaths.ts';
import { caption, check, detail, item as itemClass, menu } from './MenuButton.css.ts';
import { panel } from './panel.css.ts';

export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  /** Small text beside the label. */
  detail?: string;
  /** Given for one of several choices: whether it is the one in force. */
  chosen?: boolean;
} & (
  | { onChoose: () => void }
  /** The URL it links to. */
  | { to: string }
);

interface MenuButtonProps {
  label: string;
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Words above the items. */
  head?: ReactNode;
  align?: 'start' | 'end';
  /** The trigger's own look, without that of a button. */
  bare?: string;
}

/** A button that opens a menu of actions or choices. */
export function MenuButton({ label, trigger, items, head, align = 'end', bare }: MenuButtonProps) {
  const choices = items.some(({ chosen }) => chosen !== undefined);
  return (
    <MenuTrigger>
      <WithTooltip text={label}>
        <Button className={bare ?? button({ look: 'quiet' })} aria-label={label}>
          {trigger}
        </Button>
      </WithTooltip>
      <Popover className={panel} offset={6} placement={align === 'end' ? 'bottom end' : 'bottom start'}>
        {head && <div className={caption}>{head}</div>}
        <Menu
          className={menu}
          aria-label={label}
          selectionMode={choices ? 'single' : 'none'}
          disallowEmptySelection
          selectedKeys={items.filter(({ chosen }) => chosen).map(({ id }) => id)}
        >
          {items.map((item) => (
            <AriaMenuItem
              key={item.id}
              id={item.id}
              className={itemClass}
              textValue={item.label}
              {...('to' in item ? { href: item.to } : { onAction: item.onChoose })}
            >
              {item.icon && <Icon name={item.icon} />}
              {item.label}
              {item.detail && <span className={detail}>{item.detail}</span>}
              {item.chosen && (
                <span className={check}>
                  <Icon name="check" />
                </span>
              )}
            </AriaMenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
