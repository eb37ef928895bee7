import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconPaths.ts';
import { disc, empty, heading, words } from './EmptyState.css.ts';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** Empty because of a failure, which is announced. */
  failed?: boolean;
  children?: ReactNode;
  /** The suggested next step. */
  action?: ReactNode;
}

/** Shown where there is no content: what belongs here, and the next step. */
export function EmptyState({ icon, title, failed = false, children, action }: EmptyStateProps) {
  return (
    <div className={empty} role={failed ? 'alert' : undefined}>
      <span className={disc}>
        <Icon name={icon} size={22} />
      </span>
      <h2 className={heading}>{title}</h2>
      {children && <div className={words}>{children}</div>}
      {action}
    </div>
  );
}
