import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Call } from '#contract/calls.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { call as send } from '../../api/client/call.ts';
import { useInvalidate } from '../../api/client/useInvalidate.ts';
import { useErrorText } from '../../app/page/useErrorText.ts';
import { useAllowed } from '../../app/session/SessionContext.ts';
import { Button } from '../../ui/button/Button.tsx';
import { confirmations } from '../../ui/dialog/confirmations.ts';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { blockMessages, blockWords } from './block.messages.ts';

const admins = ['admin', 'super', 'system', 'support'] as const;

/** Takes no more calls from the caller of a call, once that is confirmed. */
export function BlockCaller({ call: { uuid, account, caller, direction } }: { call: Call }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const mayBlock = useAllowed(admins);
  const [busy, setBusy] = useState(false);
  if (!mayBlock || caller === null || direction !== 'inbound') return null;
  const number = phoneText(caller).text;

  async function block(): Promise<void> {
    const sure = await confirmations.ask({
      title: intl.formatMessage(blockMessages.ask, { number }),
      text: intl.formatMessage(blockWords.body),
      confirm: intl.formatMessage(blockWords.block),
      cancel: intl.formatMessage(blockWords.cancel),
      danger: true,
    });
    if (!sure) return;
    setBusy(true);
    try {
      await send(endpoints.blockCaller, { params: { account }, body: { cdrId: uuid } });
      await invalidate('listBlocked');
      toasts.add('success', intl.formatMessage(blockMessages.done, { number }));
    } catch (error) {
      const isTwice = error instanceof ApiError && error.code === 'ALREADY-EXISTS';
      toasts.add(isTwice ? 'info' : 'error', isTwice ? intl.formatMessage(blockWords.twice) : errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button look="quiet" busy={busy} onClick={() => void block()}>
      {intl.formatMessage(blockWords.blockCaller)}
    </Button>
  );
}
