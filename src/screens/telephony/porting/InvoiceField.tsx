import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { PortingRequest } from '#contract/telephony/porting.contract.ts';
import { send } from '../../../api/client/call.ts';
import { useUpload } from '../../../api/client/useUpload.ts';
import { codeOf } from '../../../page/errors/errorCode.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { useErrorText } from '../../../page/errors/useErrorText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FileDrop } from '../../../ui/upload/FileDrop.tsx';
import { portingMessages as words, portingMore } from './porting.messages.ts';
import * as styles from './Porting.css.ts';

interface InvoiceFieldProps {
  request: PortingRequest;
  locked: boolean;
  error: string | undefined;
  onUploaded: (request: PortingRequest) => void;
}

/** Uploads the latest invoice immediately, and downloads it again. */
export function InvoiceField({ request, locked, error, onUploaded }: InvoiceFieldProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const showFailure = useFailureToast();
  const upload = useUpload(endpoints.addPortingInvoice);
  const { id, invoice } = request;

  async function take(file: File): Promise<void> {
    const after = await upload.send({ params: { id } }, file);
    if (after) onUploaded(after);
  }
  async function download(): Promise<void> {
    try {
      const answer = await send(endpoints.getPortingInvoice, { params: { id } });
      const address = URL.createObjectURL(await answer.blob());
      const link = Object.assign(document.createElement('a'), { href: address, download: invoice?.name ?? '' });
      link.click();
      URL.revokeObjectURL(address);
    } catch (failure) {
      showFailure(failure);
    }
  }
  return (
    <div className={styles.stack}>
      {!locked && (
        <FileDrop
          label={intl.formatMessage(words.invoice)}
          hint={intl.formatMessage(words.invoiceHint)}
          rule={endpoints.addPortingInvoice.upload}
          onFile={(file) => void take(file)}
          sending={upload.sending}
          onAbort={upload.abort}
          error={upload.error === null ? error : errorText(upload.error)}
          code={upload.error === null ? undefined : codeOf(upload.error)}
        />
      )}
      {invoice && (
        <div className={styles.line}>
          <span>
            {intl.formatMessage(portingMore.bytes, {
              name: invoice.name,
              kilobytes: Math.max(1, Math.round(invoice.bytes / 1024)),
            })}
          </span>
          <Button size="small" onClick={() => void download()}>
            {intl.formatMessage(words.download)}
          </Button>
        </div>
      )}
    </div>
  );
}
