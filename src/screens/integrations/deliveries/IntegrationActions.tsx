import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Integration } from '#contract/integrations/integrations.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { type Reply, SampleReply } from './SampleReply.tsx';
import { integrationsMessages as words } from './integrations.messages.ts';

interface IntegrationActionsProps {
  integration: Integration;
  onChanged: () => void;
}

/** Pauses an integration, lets it go on, and tries it out. */
export function IntegrationActions({ integration, onChanged }: IntegrationActionsProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState<'sample' | 'pause' | null>(null);
  const [reply, setReply] = useState<Reply | null>(null);
  const { uuid, version, pausedAt, unlinked } = integration;
  const isPaused = pausedAt !== null;
  const run = async (what: 'sample' | 'pause', work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (failure) {
      showFailure(failure);
    } finally {
      setBusy(null);
    }
  };
  const sample = () => run('sample', async () => setReply(await call(endpoints.tryIntegration, { params: { uuid } })));
  const pause = () =>
    run('pause', async () => {
      await call(endpoints.pauseIntegration, { params: { uuid }, body: { paused: !isPaused, version } });
      onChanged();
    });
  return (
    <>
      <Button busy={busy === 'sample'} onClick={() => void sample()}>
        {intl.formatMessage(words.sample)}
      </Button>
      {!unlinked && (
        <Button look={isPaused ? 'primary' : 'plain'} busy={busy === 'pause'} onClick={() => void pause()}>
          {intl.formatMessage(isPaused ? words.resume : words.pause)}
        </Button>
      )}
      {reply && <SampleReply reply={reply} onClose={() => setReply(null)} />}
    </>
  );
}
