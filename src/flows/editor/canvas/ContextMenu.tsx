import { useRef } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { Popover } from 'react-aria-components/Popover';
import { useIntl } from 'react-intl';
import { item, menu } from '../../../ui/menu/MenuButton.css.ts';
import { panel } from '../../../ui/menu/panel.css.ts';
import { canvasMessages } from './canvas.messages.ts';
import * as styles from './ContextMenu.css.ts';

/** A command of the menu; null is a line between commands. */
export type MenuCommand = { id: string; label: string; keys?: string; disabled?: boolean; run: () => void } | null;

interface ContextMenuProps {
  /** Pixels from the top left of the window. */
  at: { x: number; y: number };
  commands: readonly MenuCommand[];
  onClose: () => void;
}

/** What can be done with what was clicked with the right button, or by the menu key. */
export function ContextMenu({ at, commands, onClose }: ContextMenuProps) {
  const intl = useIntl();
  const anchor = useRef<HTMLSpanElement>(null);
  const label = intl.formatMessage(canvasMessages.menu);
  return (
    <>
      <span ref={anchor} className={styles.anchor} style={{ left: at.x, top: at.y }} />
      <Popover
        className={panel}
        triggerRef={anchor}
        placement="bottom start"
        offset={2}
        isOpen
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Menu className={menu} aria-label={label} onClose={onClose}>
          {commands.map((command, index) =>
            command === null ? (
              <Separator key={index} className={styles.line} />
            ) : (
              <MenuItem
                key={command.id}
                id={command.id}
                className={item}
                textValue={command.label}
                isDisabled={command.disabled ?? false}
                onAction={command.run}
              >
                {command.label}
                {command.keys && <kbd className={styles.keys}>{command.keys}</kbd>}
              </MenuItem>
            ),
          )}
        </Menu>
      </Popover>
    </>
  );
}
