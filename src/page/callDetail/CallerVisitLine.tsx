import { useIntl } from 'react-intl';
import type { CallerVisit } from '#contract/attribution/callVisits.contract.ts';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { stated, visit as visitClass } from './CallDetail.css.ts';
import { callerVisitNamed, visitWords } from './visit.messages.ts';

/** A visit of a caller to a website, in one line; hovering shows its pages. */
export function CallerVisitLine({ visit, timezone }: { visit: CallerVisit; timezone: string }) {
  const intl = useIntl();
  const { startedAt, source, medium, pages } = visit;
  const [landing] = pages;
  const summary = intl.formatMessage(callerVisitNamed.summary, {
    origin: `${source} / ${medium}`,
    landing: landing?.page ?? '',
    more: Math.max(0, pages.length - 1),
  });
  return (
    <div className={visitClass} title={pages.map(({ page }) => page).join('\n')}>
      <DateTime value={startedAt} timezone={timezone} />
      <span className={stated}>{summary}</span>
      <Badge>{intl.formatMessage(visitWords.visitBadge)}</Badge>
    </div>
  );
}
