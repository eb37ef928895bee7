import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { useErrorText } from '../../../page/errors/useErrorText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { domainMessages as words } from './dns.messages.ts';

/** Says that a host waits for its proof, and looks for it at once. */
export function HostProof({ account, onChecked }: { account: number; onChecked: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  function failed(error: unknown): void {
    const isTaken = error instanceof ApiError && error.code === 'ALREADY-EXISTS';
    toasts.add('error', isTaken ? intl.formatMessage(words.taken) : errorText(error));
  }
  async function check(): Promise<void> {
    setBusy(true);
    try {
      const { proof } = await call(endpoints.proveHost, { params: { account } });
      const isProven = proof === null || proof.state === 'right';
      toasts.add(isProven ? 'success' : 'info', intl.formatMessage(isProven ? words.proven : words.notYet));
      onChecked();
    } catch (error) {
      failed(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" busy={busy} onClick={() => void check()}>
          {intl.formatMessage(words.check)}
        </Button>
      }
    >
      {intl.formatMessage(words.pending)}
    </Notice>
  );
}
