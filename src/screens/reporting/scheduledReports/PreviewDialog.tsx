import { useIntl } from 'react-intl';
import type { MailPreview } from '#contract/tenancy/customise.contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { MailFrame } from '../../../ui/layout/MailFrame.tsx';
import { facts, label } from './ScheduledReports.css.ts';
import { reportMessages as words } from './scheduledReports.messages.ts';

/** The report's email if it were sent now. */
export function PreviewDialog({ preview, onClose }: { preview: MailPreview; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      open
      title={intl.formatMessage(words.preview)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{intl.formatMessage(words.close)}</Button>}
    >
      <dl className={facts}>
        <dt className={label}>{intl.formatMessage(words.from)}</dt>
        <dd>{preview.from}</dd>
        <dt className={label}>{intl.formatMessage(words.subject)}</dt>
        <dd>{preview.subject}</dd>
      </dl>
      <MailFrame html={preview.html} title={intl.formatMessage(words.preview)} />
    </Dialog>
  );
}
