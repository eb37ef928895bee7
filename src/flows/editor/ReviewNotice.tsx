import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { flowMessages } from './card/flow.messages.ts';
import { versionMessages } from './versions/versions.messages.ts';

interface ReviewNoticeProps {
  version: number;
  readOnly: boolean;
  onRestore: () => void;
  onPublish: () => void;
  onClose: () => void;
}

/** Says that a published version is shown instead of the draft. */
export function ReviewNotice({ version, readOnly, onRestore, onPublish, onClose }: ReviewNoticeProps) {
  const intl = useIntl();
  return (
    <Notice
      tone="info"
      action={
        <>
          {!readOnly && (
            <>
              <Button size="small" onClick={onRestore}>
                {intl.formatMessage(flowMessages.restore)}
              </Button>
              <Button size="small" onClick={onPublish}>
                {intl.formatMessage(versionMessages.publishAgain)}
              </Button>
            </>
          )}
          <Button size="small" onClick={onClose}>
            {intl.formatMessage(flowMessages.backToDraft)}
          </Button>
        </>
      }
    >
      {intl.formatMessage(flowMessages.reviewing, { version })}
    </Notice>
  );
}
