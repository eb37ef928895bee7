import { useEffect, useRef } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useIntl } from 'react-intl';
import type { CampaignPreview } from '#contract/messaging/campaign.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { buttons, cut, left, muted, recipients, row, stated, stack } from './Campaigns.css.ts';
import { reasonMessages } from './campaigns.messages.ts';
import type { CampaignProps } from './campaignState.ts';
import { quoteMessages as words, quoteNamed } from './quote.messages.ts';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';

const pageLength = 50;

/** What each recipient will get and when, or why nothing, page by page. */
export function PreviewCard({ state, send }: CampaignProps) {
  const intl = useIntl();
  const { preview } = state.context;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (preview) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [preview]);
  if (!preview) return null;
  const { page, total, messages } = preview;
  const from = (page - 1) * pageLength;
  const open = (next: number) => send({ type: 'preview.requested', page: next });
  return (
    <Card title={intl.formatMessage(words.previewTitle)}>
      <div className={stack} ref={shown}>
        <UnconfirmedNotice unconfirmed={preview.unconfirmed} />
        <PreviewRows key={page} messages={messages} />
        <div className={buttons}>
          <span className={muted} role="status">
            {intl.formatMessage(quoteNamed.range, {
              from: Math.min(from + 1, total),
              to: from + messages.length,
              total,
            })}
          </span>
          {total > pageLength && (
            <>
              <Button size="small" disabled={page === 1} onClick={() => open(page - 1)}>
                {intl.formatMessage(words.previous)}
              </Button>
              <Button size="small" disabled={page * pageLength >= total} onClick={() => open(page + 1)}>
                {intl.formatMessage(words.next)}
              </Button>
            </>
          )}
        </div>
      </div>
    </Card>
  );
}

function PreviewRows({ messages }: Pick<CampaignPreview, 'messages'>) {
  const intl = useIntl();
  const clock = (at: string, timeZone: string) =>
    intl.formatDate(at, { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });
  return (
    <GridList className={recipients} aria-label={intl.formatMessage(words.recipient)}>
      {messages.map(({ msisdn, excluded, text, at, timezone }, index) => {
        const outcome = excluded ? intl.formatMessage(reasonMessages[excluded]) : text;
        return (
          <GridListItem key={index} id={index} className={row} textValue={`${msisdn} ${outcome}`}>
            <span className={cut}>{phoneText(msisdn).text}</span>
            <span className={`${stated} ${excluded ? left : ''}`} title={text}>
              {outcome}
            </span>
            <span className={muted}>{at !== null && timezone !== null && clock(at, timezone)}</span>
          </GridListItem>
        );
      })}
    </GridList>
  );
}
