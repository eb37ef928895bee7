import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { z } from 'zod';
import type { MailOutcome } from '#contract/tenancy/customise.contract.ts';
import { codeOf } from '../../../page/errors/errorCode.ts';
import { useErrorText } from '../../../page/errors/useErrorText.ts';
import { outcomeMessages as words } from './outcome.messages.ts';

interface MailNotice {
  tone: 'success' | 'warning' | 'error';
  text: string;
  detail?: string;
}

/** Runs a request to a mail server; reports the outcome with its reply. */
export function useMailOutcome() {
  const intl = useIntl();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<MailNotice | null>(null);
  async function run(ask: () => Promise<z.infer<typeof MailOutcome>>): Promise<void> {
    setBusy(true);
    setNotice(null);
    try {
      const { outcome, detail } = await ask();
      const tone = outcome === 'done' ? 'success' : outcome === 'notConfigured' ? 'warning' : 'error';
      setNotice({ tone, text: intl.formatMessage(words[outcome], { detail: detail ?? '' }) });
    } catch (error) {
      setNotice({ tone: 'error', text: errorText(error), detail: codeOf(error) });
    } finally {
      setBusy(false);
    }
  }
  return { busy, notice, run };
}
