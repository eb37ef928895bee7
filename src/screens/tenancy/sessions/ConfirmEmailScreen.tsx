import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { OutsidePage } from '../../../page/frame/OutsidePage.tsx';
import { textLink } from '../../../page/frame/OutsidePage.css.ts';
import { confirmedText, recoverMessages as words } from '../../../page/frame/recover.messages.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';

type Outcome = { kind: 'open' | 'busy' | 'expired' } | { kind: 'confirmed'; email: string } | Failed;
type Failed = { kind: 'failed'; error: unknown };

/** Confirms an email address. Requires a click, so that mail scanners that open the link confirm nothing. */
export function Component() {
  const intl = useIntl();
  const [, token] = /^#([\w-]{43})$/.exec(window.location.hash) ?? [];
  const [outcome, setOutcome] = useState<Outcome>({ kind: token ? 'open' : 'expired' });

  async function confirm(): Promise<void> {
    setOutcome({ kind: 'busy' });
    try {
      const { email } = await call(endpoints.confirmEmail, { query: { token: token ?? '' } });
      setOutcome({ kind: 'confirmed', email });
    } catch (error) {
      const isOver = error instanceof ApiError && error.code === 'LINK-EXPIRED';
      setOutcome(isOver ? { kind: 'expired' } : { kind: 'failed', error });
    }
  }
  const isOpen = outcome.kind === 'open' || outcome.kind === 'busy' || outcome.kind === 'failed';
  return (
    <OutsidePage title={intl.formatMessage(words.confirmTitle)} lead={isOpen && intl.formatMessage(words.confirmLead)}>
      {outcome.kind === 'failed' && <FailureNotice error={outcome.error} />}
      {outcome.kind === 'expired' && <Notice tone="warning">{intl.formatMessage(words.expired)}</Notice>}
      {outcome.kind === 'confirmed' && (
        <Notice tone="success">{intl.formatMessage(confirmedText, { email: outcome.email })}</Notice>
      )}
      {isOpen && (
        <Button
          look="primary"
          size="large"
          wide
          busy={outcome.kind === 'busy'}
          onClick={() => {
            void confirm();
          }}
        >
          {intl.formatMessage(words.confirm)}
        </Button>
      )}
      {!isOpen && (
        <a className={textLink} href={paths.root()}>
          {intl.formatMessage(words.goOn)}
        </a>
      )}
    </OutsidePage>
  );
}
