import { randomUUID } from 'node:crypto';
import type { AnalyticsIds } from '#values/analyticsIds.ts';
import type { Device } from '#values/device.ts';
import { isDirect, isInner, type Touch } from '../../../src/attribution/touch.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { insertVisit, keepSign, listVisits, type VisitRow } from './visits.repository.ts';

/** Who stays away for longer comes to another visit. */
const idleMs = 30 * 60_000;
const dayMs = 86_400_000;

/** A page that a visitor opens. */
export interface Opened {
  accountId: number;
  websiteId: string;
  visitorId: string;
  touch: Touch;
  page: string;
  device: Device;
  analytics: AnalyticsIds | null;
  windowDays: number;
  at: Date;
}

export interface OpenVisit {
  visit: VisitRow;
  /** The source that counts: of a direct visit the last one known within the window. */
  credited: Pick<VisitRow, 'source' | 'medium' | 'campaign' | 'landing'>;
  isNew: boolean;
}

/** Goes on with the visitor’s visit, or begins one: after a while away, and with another source. */
export async function openVisit(executor: Executor, opened: Opened): Promise<OpenVisit> {
  const { accountId, websiteId, visitorId, touch, page, analytics, at, windowDays } = opened;
  const known = await listVisits(
    executor,
    { accountId, websiteId, visitorId },
    new Date(at.getTime() - windowDays * dayMs),
  );
  const [last] = known;
  if (last && at.getTime() - last.lastSeenAt.getTime() < idleMs && !isOther(touch, last)) {
    await keepSign(executor, last, { page: { page, at: at.getTime() }, analytics, at });
    return { visit: last, credited: creditedOf(last, known), isNew: false };
  }
  const earlier = isTelling(touch) ? undefined : known.find(isTelling);
  const id = randomUUID();
  const visit: VisitRow = {
    ...touch,
    accountId,
    id,
    websiteId,
    visitorId,
    startedAt: at,
    lastSeenAt: at,
    creditedId: earlier?.id ?? id,
    device: opened.device,
    analytics,
    pages: [{ page, at: at.getTime() }],
  };
  await insertVisit(executor, visit);
  return { visit, credited: earlier ?? visit, isNew: true };
}

/** Whether a page came from another source than the visit did. */
function isOther(touch: Touch, { source, medium, campaign }: VisitRow): boolean {
  return isTelling(touch) && (touch.source !== source || touch.medium !== medium || touch.campaign !== campaign);
}

const isTelling = (touch: Pick<Touch, 'rule'>) => !isInner(touch) && !isDirect(touch);

function creditedOf(visit: VisitRow, known: readonly VisitRow[]): VisitRow {
  return known.find(({ id }) => id === visit.creditedId) ?? visit;
}
