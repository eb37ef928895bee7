import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconPaths.ts';
import { disc, empty, heading, words } from './EmptyState.css.ts';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** Nothing is there because something failed: that is announced. */
  failed?: boolean;
  children?: ReactNode;
  /** The one next thing to do. */
  action?: ReactNode;
}

/** What stands where nothing is yet: what the place is for, and the next thing to do. */
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
