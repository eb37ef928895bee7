import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { button } from '../button/Button.css.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconPaths.ts';
import { caption, check, item as itemClass } from './MenuButton.css.ts';
import { anchor as anchorClass, panel } from './panel.css.ts';
import { usePopover } from './usePopover.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  /** Given for one of several choices: whether it is the one in force. */
  chosen?: boolean;
  onChoose: () => void;
}

interface MenuButtonProps {
  label: string;
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Words above the items. */
  head?: ReactNode;
  align?: 'start' | 'end';
}

function move(list: HTMLElement, event: KeyboardEvent): void {
  const items = [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}

/** A button that opens a menu of actions or choices; arrows move, Enter chooses, Escape closes. */
export function MenuButton({ label, trigger, items, head, align = 'end' }: MenuButtonProps) {
  const { open, setOpen, anchor, trigger: opener } = usePopover();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  }, [open]);
  return (
    <div className={anchorClass} ref={anchor}>
      <button
        ref={opener}
        type="button"
        className={button({ look: 'quiet' })}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        <div className={panel({ align })}>
          {head && <div className={caption}>{head}</div>}
          <div
            ref={list}
            role="menu"
            tabIndex={-1}
            aria-label={label}
            onKeyDown={(event) => move(event.currentTarget, event)}
          >
            {items.map((item) => (
              <button
                key={item.id}
                type="button"
                tabIndex={-1}
                className={itemClass}
                role={item.chosen === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={item.chosen}
                onClick={() => {
                  setOpen(false);
                  opener.current?.focus();
                  item.onChoose();
                }}
              >
                {item.icon && <Icon name={item.icon} />}
                {item.label}
                {item.chosen && (
                  <span className={check}>
                    <Icon name="check" />
                  </span>
                )}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
