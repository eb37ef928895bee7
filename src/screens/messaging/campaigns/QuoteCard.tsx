import { useIntl } from 'react-intl';
import type { Quote } from '#contract/messaging/campaign.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { buttons, muted, stack } from './Campaigns.css.ts';
import type { CampaignProps } from './campaignState.ts';
import { editorMessages } from './editor.messages.ts';
import { changeMessages, quoteMessages as words, quoteNamed } from './quote.messages.ts';
import { Receipt } from './Receipt.tsx';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';

const shortestWaitMs = 60_000;

/** Whether nothing goes out yet when it is sent: the sending hours begin later. */
const waits = ({ firstAt, createdAt }: Quote) => Date.parse(firstAt) - Date.parse(createdAt) > shortestWaitMs;

/** The price of a campaign and the one button that sends it. */
export function QuoteCard({ state, send, onQuote }: CampaignProps & { onQuote: () => void }) {
  const intl = useIntl();
  const timeZone = useProfile().tz;
  const { quote, changes, draft, campaign } = state.context;
  const time = (at: string) => intl.formatDate(at, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  /** The day is said when it is another than that of the quote. */
  const moment = (at: string, from: string) => {
    const [day, today] = [at, from].map((each) => intl.formatDate(each, { timeZone, dateStyle: 'short' }));
    const clock = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
    return intl.formatDate(at, day === today ? clock : { ...clock, day: 'numeric', month: 'short' });
  };
  const isChanged = state.matches({ preparing: 'quoteChanged' });
  const isExpired = state.matches({ preparing: 'quoteExpired' });
  const isSending = state.matches('sending');
  const counts =
    quote !== null &&
    (isSending ||
      state.matches('cancelling') ||
      state.matches('cancelFailed') ||
      state.matches({ preparing: 'quoted' }) ||
      state.matches({ preparing: 'previewing' }) ||
      state.matches({ preparing: 'previewFailed' }) ||
      state.matches({ preparing: 'sendFailed' }));
  const isBusy = state.matches('quoting') || state.matches({ saving: 'toQuote' });
  return (
    <Card title={intl.formatMessage(words.title)}>
      <div className={stack}>
        {isChanged && (
          <Notice tone="warning">
            {intl.formatMessage(words.changed)}{' '}
            {intl.formatList(changes.map((change) => intl.formatMessage(changeMessages[change])))}
          </Notice>
        )}
        {isExpired && <Notice tone="warning">{intl.formatMessage(words.expired)}</Notice>}
        {!counts && !isChanged && !isExpired && (
          <p className={muted}>
            {intl.formatMessage(campaign?.status === 'quoted' && quote === null ? words.discarded : words.none)}
          </p>
        )}
        {counts && (
          <>
            <Receipt quote={quote} />
            <UnconfirmedNotice unconfirmed={quote.unconfirmed} />
            {!quote.affordable && <Notice tone="error">{intl.formatMessage(words.tooLow)}</Notice>}
            <p className={muted}>
              {quote.firstAt === quote.lastAt
                ? intl.formatMessage(quoteNamed.sends, { time: time(quote.firstAt) })
                : intl.formatMessage(quoteNamed.takes, { from: time(quote.firstAt), to: time(quote.lastAt) })}
              <br />
              {intl.formatMessage(quoteNamed.until, { time: time(quote.validUntil) })}
            </p>
            <div className={buttons}>
              <Button
                look="primary"
                busy={isSending}
                disabled={!quote.affordable || !(isSending || state.can({ type: 'send.requested' }))}
                onClick={() => send({ type: 'send.requested' })}
              >
                {draft.at !== null
                  ? intl.formatMessage(words.schedule)
                  : waits(quote)
                    ? intl.formatMessage(quoteNamed.sendAt, { time: moment(quote.firstAt, quote.createdAt) })
                    : intl.formatMessage(words.send)}
              </Button>
              <Button
                busy={state.matches('cancelling')}
                disabled={isSending || !(state.matches('cancelling') || state.can({ type: 'cancel.requested' }))}
                onClick={() => send({ type: 'cancel.requested' })}
              >
                {intl.formatMessage(words.discard)}
              </Button>
            </div>
          </>
        )}
        {!counts && (
          <div className={buttons}>
            <Button look="primary" busy={isBusy} disabled={state.matches('conflict')} onClick={onQuote}>
              {intl.formatMessage(isChanged || isExpired ? editorMessages.newQuote : editorMessages.quote)}
            </Button>
            {isBusy && (
              <span className={muted} role="status">
                {intl.formatMessage(state.matches('quoting') ? words.quoting : words.saving)}
              </span>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
