import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CampaignDraft } from '#contract/messaging/campaign.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { showFirstError } from '../../../ui/form/firstError.ts';
import { buttons, columns, side, stack } from './Campaigns.css.ts';
import { campaignsMessages } from './campaigns.messages.ts';
import type { CampaignProps } from './campaignState.ts';
import { type DraftGaps, gapsOf, needed } from './draftProblems.ts';
import { editorMessages as words } from './editor.messages.ts';
import { MessageCard } from './MessageCard.tsx';
import { PhonePreview } from './PhonePreview.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { QuoteCard } from './QuoteCard.tsx';
import { RecipientsCard } from './RecipientsCard.tsx';
import { WhenCard } from './WhenCard.tsx';

const complete: DraftGaps = {
  name: false,
  sender: false,
  content: false,
  recipients: false,
  hours: false,
  hoursReason: false,
};

/** Writes a campaign, previews it, and gets its quote. */
export function CampaignEditor({ state, send }: CampaignProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<readonly (keyof DraftGaps)[]>([]);
  const { draft, failure, campaign } = state.context;
  const gaps = gapsOf(draft);
  const shown = Object.fromEntries(asked.map((gap) => [gap, gaps[gap]]));
  const change = (given: Partial<CampaignDraft>) =>
    send({ type: 'draft.changed', draft: { ...state.context.draft, ...given } });
  const ask = (wish: 'save' | 'preview' | 'quote') => {
    setAsked(needed[wish]);
    if (!needed[wish].some((gap) => gaps[gap]))
      return send(wish === 'preview' ? { type: 'preview.requested', page: 1 } : { type: `${wish}.requested` });
    if (form.current) showFirstError(form.current);
  };
  const parts = { draft, gaps: { ...complete, ...shown }, change };
  const retry = (
    <Button onClick={() => send({ type: 'retried' })}>{intl.formatMessage(campaignsMessages.retry)}</Button>
  );
  return (
    <>
      {state.matches('conflict') && (
        <Notice
          tone="warning"
          action={
            <>
              <Button size="small" onClick={() => send({ type: 'mine.kept' })}>
                {intl.formatMessage(words.keepMine)}
              </Button>
              <Button size="small" onClick={() => send({ type: 'theirs.taken' })}>
                {intl.formatMessage(words.takeTheirs)}
              </Button>
            </>
          }
        >
          <strong>{intl.formatMessage(words.conflict)}</strong> {intl.formatMessage(words.conflictText)}
        </Notice>
      )}
      {state.hasTag('failed') && <FailureNotice error={failure} action={retry} />}
      <div className={columns}>
        <form
          className={stack}
          ref={form}
          noValidate
          inert={!state.hasTag('editable')}
          onSubmit={(event) => {
            event.preventDefault();
            ask('save');
          }}
        >
          <MessageCard {...parts} isNew={campaign === null} />
          <RecipientsCard {...parts} />
          <WhenCard {...parts} />
          <div className={buttons}>
            <Button busy={state.matches({ preparing: 'previewing' })} onClick={() => ask('preview')}>
              {intl.formatMessage(words.preview)}
            </Button>
            <Button type="submit" busy={state.matches('saving')}>
              {intl.formatMessage(words.save)}
            </Button>
          </div>
          <PreviewCard state={state} send={send} />
        </form>
        <div className={side}>
          <PhonePreview draft={draft} />
          <QuoteCard state={state} send={send} onQuote={() => ask('quote')} />
        </div>
      </div>
    </>
  );
}
