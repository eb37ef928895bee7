import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { mark, stack, text, toast as toastClass } from './Toaster.css.ts';
import { toasts, type Toast } from './toasts.ts';

const milliseconds = 6000;

function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || toast.tone === 'error') return undefined;
    const timer = window.setTimeout(() => toasts.remove(toast.id), milliseconds);
    return () => window.clearTimeout(timer);
  }, [held, toast]);
  const focused = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  return (
    <li className={toastClass} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <span className={mark[toast.tone]}>
        <Icon name={toast.tone === 'success' ? 'check' : toast.tone === 'info' ? 'info' : 'warning'} />
      </span>
      <span className={text}>{toast.text}</span>
      {toast.action && (
        <Button
          size="small"
          {...focused}
          onClick={() => {
            toasts.remove(toast.id);
            toast.action?.onChoose();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton icon="close" size="small" label={dismissLabel} {...focused} onClick={() => toasts.remove(toast.id)} />
    </li>
  );
}

/** The notifications at the bottom right. Errors stay until dismissed; a pointer over one or the focus in it holds it. */
export function Toaster({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current);
  return (
    <ol className={stack} aria-label={label} aria-live="polite">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
      ))}
    </ol>
  );
}
