import { useIntl } from 'react-intl';
import type { CallVisit } from '#contract/attribution/callVisits.contract.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { fact, facts, term } from './CallDetail.css.ts';
import { visitWords as words } from './visit.messages.ts';

/** The website visit before a call: what is known of it. */
export function VisitCard({ visit }: { visit: CallVisit }) {
  const intl = useIntl();
  const { source, medium, campaign, keyword, device, landing, conversion, confidence } = visit;
  const rows = {
    source: [source, medium].filter(Boolean).join(' / '),
    campaign,
    keyword,
    device: device && intl.formatMessage(words[device]),
    landing,
    conversion,
    confidence:
      confidence === null ? null : intl.formatNumber(confidence, { style: 'percent', maximumFractionDigits: 1 }),
  };
  return (
    <Card title={intl.formatMessage(words.title)}>
      <dl className={facts}>
        {(Object.keys(rows) as (keyof typeof rows)[])
          .filter((name) => rows[name])
          .map((name) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt className={term}>{intl.formatMessage(words[name])}</dt>
              <dd className={fact}>{rows[name]}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
