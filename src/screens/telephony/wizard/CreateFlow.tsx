import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { readyFlow } from '../../../page/calls/readyFlow.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { wizardMessages } from './wizard.messages.ts';

/** For a number that hangs up: creates a starter flow and assigns it. */
export function CreateFlow({ number, timezone }: { number: TrackingNumber; timezone: string }) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const showFailure = useFailureToast();
  const { data: existing } = useEndpoint('listFlows', { params: { account: number.account, type: 'flow' } });
  const [busy, setBusy] = useState(false);

  async function create(): Promise<void> {
    setBusy(true);
    try {
      const { account, did, version } = number;
      const draft = readyFlow({ kind: 'ring', numberName: number.name, timezone }, intl);
      const flow = await call(endpoints.createFlow, { params: { account, type: 'flow' }, body: { draft } });
      await call(endpoints.pointNumber, { params: { account, did }, body: { flow: flow.id, version } });
    } catch (error) {
      showFailure(error);
    } finally {
      await invalidate('listNumbers', 'listFlows');
      setBusy(false);
    }
  }

  return (
    <EmptyState
      icon="phone"
      title={intl.formatMessage(wizardMessages.noFlow)}
      action={
        <>
          <Button look="primary" busy={busy} onClick={() => void create()}>
            {intl.formatMessage(busy ? wizardMessages.creating : wizardMessages.createFlow)}
          </Button>
          {existing && existing.length > 0 && (
            <Link to={paths.wizard(number.id, 'routing')}>{intl.formatMessage(wizardMessages.chooseFlow)}</Link>
          )}
        </>
      }
    >
      {intl.formatMessage(wizardMessages.noFlowBody)}
    </EmptyState>
  );
}
