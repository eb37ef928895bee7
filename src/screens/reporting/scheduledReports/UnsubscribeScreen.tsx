import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { OutsidePage } from '../../../page/frame/OutsidePage.tsx';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { leftText, unsubscribeMessages as words } from './unsubscribe.messages.ts';

type Left = ResponseOf<typeof endpoints.unsubscribe>;
type Outcome =
  | { kind: 'open' | 'busy' | 'expired' }
  | { kind: 'left'; left: Left }
  | { kind: 'failed'; error: unknown };

/** Removes the recipient from a report. Requires a click, so that mail scanners that open the link change nothing. */
export function Component() {
  const intl = useIntl();
  const [, token] = /^#([\w-]{43})$/.exec(window.location.hash) ?? [];
  const [outcome, setOutcome] = useState<Outcome>({ kind: token ? 'open' : 'expired' });

  async function leave(): Promise<void> {
    setOutcome({ kind: 'busy' });
    try {
      const left = await call(endpoints.unsubscribe, { params: { token: token ?? '' } });
      setOutcome({ kind: 'left', left });
    } catch (error) {
      const isOver = error instanceof ApiError && error.code === 'LINK-EXPIRED';
      setOutcome(isOver ? { kind: 'expired' } : { kind: 'failed', error });
    }
  }
  const isOpen = outcome.kind === 'open' || outcome.kind === 'busy' || outcome.kind === 'failed';
  const title =
    outcome.kind === 'left' ? words.leftTitle : outcome.kind === 'expired' ? words.expiredTitle : words.title;
  return (
    <OutsidePage title={intl.formatMessage(title)} lead={isOpen && intl.formatMessage(words.lead)}>
      {outcome.kind === 'failed' && <FailureNotice error={outcome.error} />}
      {outcome.kind === 'expired' && <Notice tone="warning">{intl.formatMessage(words.expired)}</Notice>}
      {outcome.kind === 'left' && <Notice tone="success">{intl.formatMessage(leftText, { ...outcome.left })}</Notice>}
      {isOpen && (
        <Button look="primary" size="large" wide busy={outcome.kind === 'busy'} onClick={() => void leave()}>
          {intl.formatMessage(words.leave)}
        </Button>
      )}
    </OutsidePage>
  );
}
