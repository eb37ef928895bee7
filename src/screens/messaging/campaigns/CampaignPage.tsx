import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { CampaignDraft } from '#contract/messaging/campaign.ts';
import { endpoints } from '#contract/endpoints.ts';
import { optOutTextOf } from '#values/sms/optOutText.ts';
import { call } from '../../../api/client/call.ts';
import { useLive } from '../../../api/client/useLive.ts';
import { isOut } from '../../../machines/bulkSms/campaignDraft.ts';
import { isDirty } from '../../../machines/bulkSms/bulkSmsEvents.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { useLeaveQuestion } from '../../../page/frame/useLeaveQuestion.ts';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { liveBulkSmsMachine } from './campaign.actors.ts';
import { CampaignEditor } from './CampaignEditor.tsx';
import { CampaignProgress } from './CampaignProgress.tsx';
import { page, stack } from './Campaigns.css.ts';
import { campaignsMessages as words } from './campaigns.messages.ts';

const blank = (account: number, country: string): CampaignDraft => ({
  account,
  name: '',
  sender: null,
  content: '',
  lists: [],
  numbers: [],
  missing: {},
  optOutText: optOutTextOf(country),
  at: null,
  hours: { from: '09:00', to: '20:00' },
  hoursReason: null,
  canary: null,
  skipUnrated: false,
});

/** One campaign: its draft until it is sent, then how it goes. */
export function CampaignPage({ uuid }: { uuid: string | null }) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const { account: own, country } = useProfile();
  const [selected] = useSelectedAccounts();
  const [key] = useState(() => crypto.randomUUID());
  const [state, send] = useMachine(liveBulkSmsMachine, {
    input: { uuid, draft: blank(selected ?? own, country), key },
  });
  const { campaign, draft, failure } = state.context;
  const saved = campaign?.uuid;

  // A reload opens what was saved; a navigation would begin anew.
  useEffect(() => {
    if (saved !== undefined) window.history.replaceState(window.history.state, '', paths.campaign(saved));
  }, [saved]);
  useLive((news) => {
    const concerns =
      news.type === 'live.resumed' || (news.type === 'campaign.changed' && news.campaign === campaign?.uuid);
    if (!concerns || saved === undefined) return;
    call(endpoints.getCampaign, { params: { id: saved } }).then(
      (changed) => send({ type: 'campaign.changed', campaign: changed }),
      (error: unknown) => showFailure(error),
    );
  });
  const isThere = !state.matches('loading') && !state.matches('loadFailed');
  const isEdited = state.hasTag('editable') && isDirty(state.context);
  const isTouched = campaign !== null || draft.content !== '' || draft.name !== '' || draft.numbers.length > 0;
  useLeaveGuard(isEdited && isTouched, useLeaveQuestion());

  return (
    <PageFrame title={campaign?.name ?? intl.formatMessage(uuid === null ? words.create : words.title)}>
      <div className={page}>
        <div>
          <Link to={paths.campaigns()}>{intl.formatMessage(words.back)}</Link>
        </div>
        {state.matches('loadFailed') && (
          <FailureNotice
            error={failure}
            text={intl.formatMessage(words.loadFailed)}
            action={<Button onClick={() => send({ type: 'retried' })}>{intl.formatMessage(words.retry)}</Button>}
          />
        )}
        {state.matches('loading') && (
          <div className={stack} role="status" aria-label={intl.formatMessage(words.loading)}>
            <Skeleton height="120px" />
            <Skeleton height="240px" />
          </div>
        )}
        {isThere && !(campaign && isOut(campaign)) && <CampaignEditor state={state} send={send} />}
        {isThere && campaign && isOut(campaign) && <CampaignProgress state={state} send={send} campaign={campaign} />}
      </div>
    </PageFrame>
  );
}
