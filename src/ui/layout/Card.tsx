import { use, useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { body, card, head, heading, tools } from './Card.css.ts';
import { cardMessages as words } from './card.messages.ts';
import { CardFrame } from './CardFrame.ts';

interface CardProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
  /** For content with its own padding, such as a table. */
  flush?: boolean | undefined;
}

/** A titled section of a page. On a board it can be moved and collapsed. */
export function Card({ title, actions, children, flush = false }: CardProps) {
  const id = useId();
  const intl = useIntl();
  const frame = use(CardFrame);
  const collapsed = frame?.collapsed ?? false;
  return (
    <section className={card} aria-labelledby={id}>
      <div className={head}>
        {frame?.handle}
        <h2 className={heading} id={id}>
          {title}
        </h2>
        <div className={tools}>
          {!collapsed && actions}
          {frame && (
            <IconButton
              icon={collapsed ? 'chevronRight' : 'chevronDown'}
              size="small"
              label={intl.formatMessage(collapsed ? words.expand : words.collapse, { title })}
              aria-expanded={!collapsed}
              aria-controls={`${id}-body`}
              onClick={() => frame.onCollapse(!collapsed)}
            />
          )}
        </div>
      </div>
      <div className={body({ flush })} id={`${id}-body`} hidden={collapsed}>
        <CardFrame value={null}>{children}</CardFrame>
      </div>
    </section>
  );
}
