import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Announcement, Answer } from './confirmations.ts';
import { Dialog } from './Dialog.tsx';
import { announcement as announcementClass, disc } from './Dialog.css.ts';

interface AnnouncementDialogProps {
  announcement: Announcement;
  onAnswer: (answer: Answer) => void;
}

const icons = { info: 'info', success: 'check', warning: 'warning', error: 'warning' } as const;

/** An announcement to acknowledge, with an icon for its tone. */
export function AnnouncementDialog({ announcement, onAnswer }: AnnouncementDialogProps) {
  const { tone, title, text, ok, extra } = announcement;
  return (
    <Dialog
      title={title}
      open
      onClose={() => onAnswer('cancel')}
      actions={
        <>
          {extra && <Button onClick={() => onAnswer('extra')}>{extra}</Button>}
          <Button look="primary" onClick={() => onAnswer('confirm')}>
            {ok}
          </Button>
        </>
      }
    >
      <div className={announcementClass}>
        <span className={disc[tone]}>
          <Icon name={icons[tone]} size={20} />
        </span>
        <p>{text}</p>
      </div>
    </Dialog>
  );
}
