import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as ToastCard,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { detail as detailClass, mark, stack, text as textClass, toast as toastClass } from './Toaster.css.ts';
import { toastQueue } from './toasts.ts';

/** The toasts at the bottom right: a landmark, reached with F6. Hovering or focusing one pauses the timers of all. */
export function Toaster({ dismissLabel }: { dismissLabel: string }) {
  // No `aria-label`: the library registers the landmark when its label changes, and its own label counts the toasts.
  return (
    <ToastRegion queue={toastQueue} className={stack}>
      {({ toast }) => {
        const { tone, text, detail, action } = toast.content;
        const close = () => toastQueue.close(toast.key);
        return (
          <ToastCard toast={toast} className={toastClass}>
            <span className={mark[tone]}>
              <Icon name={tone === 'success' ? 'check' : tone === 'info' ? 'info' : 'warning'} />
            </span>
            <ToastContent className={textClass}>
              <Text slot="title">{text}</Text>
              {detail && (
                <Text slot="description" className={detailClass}>
                  {detail}
                </Text>
              )}
            </ToastContent>
            {action && (
              <Button
                size="small"
                onClick={() => {
                  close();
                  action.onChoose();
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton icon="close" size="small" label={dismissLabel} onClick={close} />
          </ToastCard>
        );
      }}
    </ToastRegion>
  );
}
