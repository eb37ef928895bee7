import type { ComponentProps } from 'react';
import { Card } from '../../../ui/layout/Card.tsx';
import { stack } from './Custom.css.ts';

/** A card of stacked fields. */
export function Section({ children, ...card }: ComponentProps<typeof Card>) {
  return (
    <Card {...card}>
      <div className={stack}>{children}</div>
    </Card>
  );
}
