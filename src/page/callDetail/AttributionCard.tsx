import { useIntl } from 'react-intl';
import type { CallAttribution } from '#contract/attribution/callVisits.contract.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { touchRuleWords } from '../attribution/touchRule.messages.ts';
import { fact, facts, muted, stack, term, words as wordsClass } from './CallDetail.css.ts';
import { attributionNamed, attributionWords as words } from './visit.messages.ts';

interface AttributionCardProps {
  attribution: CallAttribution;
  timezone: string;
}

/** Why a call is believed to come from a visit: what told its source, who saw the number, and who else may have called. */
export function AttributionCard({ attribution, timezone }: AttributionCardProps) {
  const intl = useIntl();
  const { rule, evidence, shownAt, alone, visits, possible, pages } = attribution;
  const others = possible.slice(1);
  const percent = (share: number) => intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });
  const rest = visits - possible.length;
  return (
    <Card title={intl.formatMessage(words.title)}>
      <div className={stack}>
        <dl className={facts}>
          <dt className={term}>{intl.formatMessage(words.rule)}</dt>
          <dd className={fact}>{intl.formatMessage(touchRuleWords[rule], { evidence })}</dd>
          <dt className={term}>{intl.formatMessage(words.shown)}</dt>
          <dd className={fact}>
            <DateTime value={shownAt} timezone={timezone} seconds /> ·{' '}
            {intl.formatMessage(alone ? words.alone : words.toAll)}
          </dd>
          <dt className={term}>{intl.formatMessage(words.visits)}</dt>
          <dd className={fact}>{intl.formatMessage(attributionNamed.visits, { count: visits })}</dd>
          {others.map(({ visit, source, medium, share, minutes }) => (
            <div key={visit} style={{ display: 'contents' }}>
              <dt className={term}>{percent(share)}</dt>
              <dd className={fact}>{intl.formatMessage(attributionNamed.other, { source, medium, minutes })}</dd>
            </div>
          ))}
          {rest > 0 && others.length > 0 && (
            <>
              <dt className={term} />
              <dd className={fact}>{intl.formatMessage(attributionNamed.rest, { count: rest })}</dd>
            </>
          )}
          {pages.map(({ page, at }) => (
            <div key={`${at} ${page}`} style={{ display: 'contents' }}>
              <dt className={term}>
                <DateTime value={at} timezone={timezone} seconds />
              </dt>
              <dd className={fact}>{page}</dd>
            </div>
          ))}
        </dl>
        {pages.length === 0 && <p className={`${muted} ${wordsClass}`}>{intl.formatMessage(words.noPages)}</p>}
      </div>
    </Card>
  );
}
