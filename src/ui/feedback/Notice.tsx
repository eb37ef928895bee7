import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { body, notice } from './Notice.css.ts';

interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'error';
  children: ReactNode;
  action?: ReactNode;
}

/** An inline message. Errors are announced immediately, others politely. */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <div className={notice({ tone })} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={tone === 'success' ? 'check' : tone === 'info' ? 'info' : 'warning'} />
      <div className={body}>{children}</div>
      {action}
    </div>
  );
}
