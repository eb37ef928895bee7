import type { ReactNode } from 'react';
import { caption, grid, section, sectionTitle, specimen } from './DevUi.css.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={section} aria-label={title}>
      <h2 className={sectionTitle}>{title}</h2>
      <div className={grid}>{children}</div>
    </section>
  );
}

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={specimen} role="group" aria-label={title}>
      <span className={caption}>{title}</span>
      {children}
    </div>
  );
}
