import type { AlertKind } from '#values/alertWords.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import type { AlertFacts } from '../../kernel/db/schema/alerts.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { type AlertRuleRow, listWanting } from './alertRules.repository.ts';
import { changeKind, keepAlert, planAlert } from './alerts.repository.ts';
import { dueAt } from './alertTimes.ts';
import { alertsDue, alertsHeld } from './alertQueues.ts';

/** Something that people may want to hear of. The same `id` is one alert, however often it is raised. */
export interface Raised {
  accountId: number;
  id: string;
  kind: AlertKind;
  at: Date;
  /** What it is about: a call or facts. */
  callUuid?: string;
  facts?: AlertFacts;
  /** The number of a call. */
  did?: string | undefined;
  /** Who hears of it by another email. */
  mailedTo?: string[];
  /** What it may become, if more becomes known of it. Of an alert that only became this, nothing is raised unless it was known. */
  mayBecome?: readonly AlertKind[];
  isLater?: boolean;
  /** It isn’t sent for so long, since more may become known of it, in seconds. */
  heldSeconds?: number;
}

/** The rules that may want an alert. */
export type Wanting = Awaited<ReturnType<typeof listWanting>>;

export const rulesWanting = (executor: Executor, accountId: number, kinds: readonly AlertKind[]): Promise<Wanting> =>
  listWanting(executor, accountId, kinds);

const isSent = ({ emails, phones, slackHook }: AlertRuleRow) => emails.length + phones.length > 0 || slackHook !== null;

/** Plans, in the transaction of what happened, who sees an alert and when it is sent. What was known already changes nothing. */
export async function raiseAlert(
  tx: Tx,
  jobs: Pick<JobQueue, 'send'>,
  { did, mayBecome = [], isLater = false, heldSeconds = 0, ...alert }: Raised,
  wanting: Wanting,
): Promise<void> {
  const about = wanting.filter(({ rule: { dids } }) => did === undefined || dids.length === 0 || dids.includes(did));
  const chosen = about.filter(({ rule: { kinds } }) => kinds.includes(alert.kind));
  const mayMatter = about.some(({ rule: { kinds } }) =>
    [alert.kind, ...mayBecome].some((kind) => kinds.includes(kind)),
  );
  // Who wants a missed call may not want the voicemail that it becomes.
  const isNews = await (isLater ? changeKind(tx, alert) : mayMatter && keepAlert(tx, alert));
  if (!isNews) return;
  const ready = new Date(alert.at.getTime() + heldSeconds * 1000);
  const due = chosen
    .filter(({ rule }) => isSent(rule))
    .map(({ rule, timezone }) => ({
      ruleAccountId: rule.accountId,
      ruleId: rule.id,
      dueAt: dueAt(rule, timezone, ready),
    }));
  const userIds = [...new Set(chosen.flatMap(({ rule }) => rule.userIds))];
  await planAlert(tx, alert, { userIds, due });
  await jobs.send(tx, alertsDue, {});
  if (heldSeconds > 0 && due.length > 0) await jobs.send(tx, alertsHeld, {}, heldSeconds);
}
