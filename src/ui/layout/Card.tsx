import { useId, type ReactNode } from 'react';
import { body, card, head, heading } from './Card.css.ts';

interface CardProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
  /** Content that brings its own padding, such as a table. */
  flush?: boolean;
}

/** A titled part of a page. */
export function Card({ title, actions, children, flush = false }: CardProps) {
  const id = useId();
  return (
    <section className={card} aria-labelledby={id}>
      <div className={head}>
        <h2 className={heading} id={id}>
          {title}
        </h2>
        {actions}
      </div>
      <div className={body({ flush })}>{children}</div>
    </section>
  );
}
