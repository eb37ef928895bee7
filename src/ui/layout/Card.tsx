import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { body, card, head, heading, tools } from './Card.css.ts';
import { cardMessages as words } from './card.messages.ts';

interface CardProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
  /** Content that brings its own padding, such as a table. */
  flush?: boolean | undefined;
  /** What the card is moved by, before its title. */
  handle?: ReactNode;
  /** Whether only the head is shown; kept by the caller, who is told of a change. */
  collapsed?: boolean;
  onCollapse?: (collapsed: boolean) => void;
}

/** A titled part of a page. With `onCollapse` its body can be put away. */
export function Card({ title, actions, children, flush = false, handle, collapsed = false, onCollapse }: CardProps) {
  const id = useId();
  const intl = useIntl();
  return (
    <section className={card} aria-labelledby={id}>
      <div className={head}>
        {handle}
        <h2 className={heading} id={id}>
          {title}
        </h2>
        <div className={tools}>
          {actions}
          {onCollapse && (
            <IconButton
              icon={collapsed ? 'chevronRight' : 'chevronDown'}
              size="small"
              label={intl.formatMessage(collapsed ? words.expand : words.collapse, { title })}
              aria-expanded={!collapsed}
              aria-controls={`${id}-body`}
              onClick={() => onCollapse(!collapsed)}
            />
          )}
        </div>
      </div>
      <div className={body({ flush })} id={`${id}-body`} hidden={collapsed}>
        {children}
      </div>
    </section>
  );
}
