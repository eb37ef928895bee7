import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { body, detail as detailClass, notice } from './Notice.css.ts';

interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'error';
  children: ReactNode;
  /** What few readers need, such as an error code. */
  detail?: ReactNode;
  action?: ReactNode;
}

/** An inline message. Errors are announced immediately, others politely. */
export function Notice({ tone, children, detail, action }: NoticeProps) {
  return (
    <div className={notice({ tone })} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={tone === 'success' ? 'check' : tone === 'info' ? 'info' : 'warning'} />
      <div className={body}>
        {children}
        {/* The space keeps the two apart for who hears or copies them. */}
        {detail && ' '}
        {detail && <span className={detailClass}>{detail}</span>}
      </div>
      {action}
    </div>
  );
}
