import { useIntl } from 'react-intl';
import { useProfile } from '../../page/session/SessionContext.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { buttons, muted, stack } from './Campaigns.css.ts';
import type { CampaignProps } from './campaignState.ts';
import { editorMessages } from './editor.messages.ts';
import { changeMessages, quoteMessages as words, quoteNamed } from './quote.messages.ts';
import { Receipt } from './Receipt.tsx';

/** The price of a campaign and the one button that sends it. */
export function QuoteCard({ state, send, onQuote }: CampaignProps & { onQuote: () => void }) {
  const intl = useIntl();
  const timeZone = useProfile().tz;
  const { quote, changes, draft, campaign } = state.context;
  const time = (at: string) => intl.formatDate(at, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const isChanged = state.matches({ preparing: 'quoteChanged' });
  const isExpired = state.matches({ preparing: 'quoteExpired' });
  const isSending = state.matches('sending');
  const counts =
    quote !== null &&
    (isSending ||
      state.matches('cancelling') ||
      state.matches('cancelFailed') ||
      state.matches({ preparing: 'quoted' }) ||
      state.matches({ preparing: 'sendFailed' }));
  const isBusy = state.matches('quoting') || (state.matches('saving') && state.context.wish === 'quote');
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
            {!quote.affordable && <Notice tone="error">{intl.formatMessage(words.tooLow)}</Notice>}
            <p className={muted}>
              {intl.formatMessage(quoteNamed.takes, { from: time(quote.firstAt), to: time(quote.lastAt) })}
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
                {intl.formatMessage(draft.at === null ? words.send : words.schedule)}
              </Button>
              <Button
                busy={state.matches('cancelling')}
                disabled={isSending || state.matches({ preparing: 'sendFailed' })}
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
