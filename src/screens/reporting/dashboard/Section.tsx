import { useId, type ReactNode } from 'react';
import { actions as actionsClass, aside as asideClass, head, heading, section } from './Section.css.ts';

interface SectionProps {
  title: string;
  /** Small text beside the title. */
  aside?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of the dashboard covering one period. */
export function Section({ title, aside, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <div className={head}>
        <h2 className={heading} id={id}>
          {title}
        </h2>
        {aside !== undefined && <span className={asideClass}>{aside}</span>}
        {actions && <div className={actionsClass}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
