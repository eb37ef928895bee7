import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { explained } from './Details.css.ts';
import { wizardMessages as words } from './wizard.messages.ts';

/** Releases the number, typed as confirmation. */
export function CancelNumber({ number: { did } }: { number: TrackingNumber }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const text = (key: keyof typeof words & `giveBack${string}`) => intl.formatMessage(words[key]);

  async function giveBack(): Promise<void> {
    const sure = await confirmations.ask({
      title: text('giveBackTitle'),
      text: text('giveBackBody'),
      confirm: text('giveBack'),
      cancel: intl.formatMessage(words.keepNumber),
      danger: true,
      typed: { word: did, label: `${text('giveBackType')}: ${did}` },
    });
    if (!sure) return;
    setBusy(true);
    try {
      await call(endpoints.cancelNumber, { params: { did } });
    } catch (error) {
      showFailure(error);
      setBusy(false);
      return;
    }
    toasts.add('success', intl.formatMessage(words.givenBack));
    void navigate(paths.numbers());
    await invalidate('listNumbers');
  }
  return (
    <Card title={text('giveBack')}>
      <p className={explained}>{text('giveBackBody')}</p>
      <Button look="danger" busy={busy} onClick={() => void giveBack()}>
        {text('giveBack')}
      </Button>
    </Card>
  );
}
