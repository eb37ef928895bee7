import { useIntl } from 'react-intl';
import type { Quote } from '#contract/messaging/campaign.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { quoteNamed } from './quote.messages.ts';

/** Names the countries where the sender has to be registered and nobody entered that it is. */
export function UnconfirmedNotice({ unconfirmed }: Pick<Quote, 'unconfirmed'>) {
  const intl = useIntl();
  if (unconfirmed.length === 0) return null;
  const names = unconfirmed.map(({ country }) => intl.formatDisplayName(country, { type: 'region' }) ?? country);
  return (
    <Notice tone="warning">{intl.formatMessage(quoteNamed.unconfirmed, { countries: intl.formatList(names) })}</Notice>
  );
}
