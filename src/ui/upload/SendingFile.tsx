import { ProgressBar } from 'react-aria-components/ProgressBar';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { bar, fill, name as nameClass, sending } from './FileDrop.css.ts';
import { uploadMessages as words } from './upload.messages.ts';

interface SendingFileProps {
  id: string;
  name: string;
  /** From 0 to 1. */
  progress: number;
  onAbort?: (() => void) | undefined;
}

/** A file on its way: how much of it has left, and how to stop it. */
export function SendingFile({ id, name, progress, onAbort }: SendingFileProps) {
  const intl = useIntl();
  return (
    <div className={sending} id={id}>
      <span className={nameClass} role="status">
        {intl.formatMessage(words.sending, { name })}
      </span>
      <span aria-hidden="true">{intl.formatNumber(progress, { style: 'percent' })}</span>
      {onAbort && (
        <Button size="small" look="quiet" onClick={onAbort}>
          {intl.formatMessage(words.abort)}
        </Button>
      )}
      <ProgressBar className={bar} aria-label={name} value={progress} maxValue={1}>
        {({ percentage }) => <div className={fill} style={{ width: `${percentage}%` }} />}
      </ProgressBar>
    </div>
  );
}
