import type { FlowSchedule } from '#contract/telephony/publication.contract.ts';
import type { FlowVersion } from '#contract/telephony/routing.contract.ts';

/** The schedule as long as it matters: while it waits, and after it failed until the next publish. */
export function openSchedule(schedule: FlowSchedule | null, [newest]: readonly FlowVersion[]): FlowSchedule | null {
  if (!schedule || schedule.waits) return schedule;
  const { status, publishAt, backAt, version } = schedule;
  if (status !== 'refused' && status !== 'overtaken') return null;
  const failedAt = version === null ? publishAt : (backAt ?? publishAt);
  return newest === undefined || newest.publishedAt < failedAt ? schedule : null;
}
