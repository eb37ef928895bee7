import { useIntl } from 'react-intl';
import type { Campaign } from '#contract/messaging/campaign.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { CampaignCounts } from '../../../page/messages/CampaignCounts.tsx';
import { CampaignStatusBadge } from '../../../page/messages/CampaignStatusBadge.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { CampaignRecipients } from './CampaignRecipients.tsx';
import { bar, buttons, columns, done as doneClass, muted, side, stack } from './Campaigns.css.ts';
import { campaignsMessages } from './campaigns.messages.ts';
import type { CampaignProps } from './campaignState.ts';
import { PhonePreview } from './PhonePreview.tsx';
import { pauseMessages, progressMessages as words, progressNamed } from './progress.messages.ts';

/** A campaign that is out: how far it is, what came of it, and what can still be done. */
export function CampaignProgress({ state, send, campaign }: CampaignProps & { campaign: Campaign }) {
  const intl = useIntl();
  const timeZone = useProfile().tz;
  const { status, pauseReason, retriesAt, scheduled, processed, charges } = campaign;
  const targets = campaign.targets ?? 0;
  const percent = targets === 0 ? 0 : Math.min(100, (processed / targets) * 100);
  const isActing = state.matches({ sending: 'acting' });
  const doing = (action: 'pause' | 'resume' | 'stop') => isActing && state.context.action === action;
  const stop = async () => {
    const sure = await confirmations.ask({
      title: intl.formatMessage(words.stopTitle),
      text: intl.formatMessage(words.stopText),
      confirm: intl.formatMessage(words.stop),
      cancel: intl.formatMessage(words.cancel),
      danger: true,
    });
    if (sure) send({ type: 'stop.requested' });
  };
  return (
    <>
      {state.hasTag('failed') && (
        <FailureNotice
          error={state.context.failure}
          action={
            <Button onClick={() => send({ type: 'retried' })}>{intl.formatMessage(campaignsMessages.retry)}</Button>
          }
        />
      )}
      <div className={columns}>
        <div className={stack}>
          <Card title={intl.formatMessage(words.progress)} actions={<CampaignStatusBadge status={status} />}>
            <div className={stack}>
              {status === 'paused' && (
                <Notice tone="warning">{intl.formatMessage(pauseMessages[pauseReason ?? 'person'])}</Notice>
              )}
              {retriesAt !== null && (
                <Notice tone="warning">
                  {intl.formatMessage(progressNamed.retriesAt, {
                    time: intl.formatTime(retriesAt, { timeZone, timeStyle: 'medium' }),
                  })}
                </Notice>
              )}
              {status === 'scheduled' && scheduled !== null && (
                <p className={muted}>
                  {intl.formatMessage(progressNamed.scheduledFor, {
                    time: intl.formatDate(scheduled, { timeZone, dateStyle: 'full', timeStyle: 'short' }),
                  })}
                </p>
              )}
              <div
                className={bar}
                role="progressbar"
                aria-label={intl.formatMessage(words.progress)}
                aria-valuenow={Math.round(percent)}
                aria-valuetext={intl.formatMessage(progressNamed.sendingOf, { done: processed, total: targets })}
              >
                <div className={doneClass} style={{ width: `${percent}%` }} />
              </div>
              <p className={muted}>
                {intl.formatMessage(progressNamed.sendingOf, { done: processed, total: targets })}
                {charges && (
                  <>
                    {' · '}
                    <MoneyText {...charges} />
                  </>
                )}
              </p>
              <CampaignCounts campaign={campaign} />
              <div className={buttons}>
                {(state.can({ type: 'pause.requested' }) || doing('pause')) && (
                  <Button busy={doing('pause')} onClick={() => send({ type: 'pause.requested' })}>
                    {intl.formatMessage(words.pause)}
                  </Button>
                )}
                {(state.can({ type: 'resume.requested' }) || doing('resume')) && (
                  <Button look="primary" busy={doing('resume')} onClick={() => send({ type: 'resume.requested' })}>
                    {intl.formatMessage(words.resume)}
                  </Button>
                )}
                {(state.can({ type: 'stop.requested' }) || doing('stop')) && (
                  <Button busy={doing('stop')} onClick={() => void stop()}>
                    {intl.formatMessage(words.stop)}
                  </Button>
                )}
                {(state.can({ type: 'cancel.requested' }) || state.matches('cancelling')) && (
                  <Button busy={state.matches('cancelling')} onClick={() => send({ type: 'cancel.requested' })}>
                    {intl.formatMessage(words.cancelSchedule)}
                  </Button>
                )}
              </div>
            </div>
          </Card>
          <CampaignRecipients campaign={campaign} />
        </div>
        <div className={side}>
          <PhonePreview draft={campaign} />
        </div>
      </div>
    </>
  );
}
