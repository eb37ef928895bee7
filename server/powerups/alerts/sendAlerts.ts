import { isCallAlert } from '#values/alertWords.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { JobContext } from '../../kernel/jobs/job.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import type { MessageContext } from '../../messaging/messages/messageContext.ts';
import { queueAutomatic } from '../../messaging/messages/queueAutomatic.ts';
import { type AlertRuleRow, lockRule } from './alertRules.repository.ts';
import { type AlertRow, type DueKey, listAlerts, listDue, takeDue, takeUnshown } from './alerts.repository.ts';
import { readRuleAccount } from './ruleAccount.ts';
import { textOf } from './alertText.ts';
import { slackPosts } from './alertQueues.ts';
import { toAlert } from './toAlert.ts';

interface Sending extends Pick<JobContext, 'db' | 'jobs' | 'now'> {
  messages: MessageContext;
  /** Our URL, for accounts without a brand of their own. */
  publicBaseUrl: string;
}

/**
 * Shows new alerts in open pages, and sends those that are due, each rule’s of one moment together.
 * @throws AggregateError when some failed; the others were sent.
 */
export async function sendAlerts(sending: Sending): Promise<void> {
  const { db, now } = sending;
  await db.transaction(async (tx) => {
    for (const { accountId, id } of await takeUnshown(tx))
      await notifyLive(tx, accountId, { kind: 'alert.raised', uuid: id });
  });
  const errors: unknown[] = [];
  for (const due of await listDue(db, now()))
    await db.transaction((tx) => send(tx, sending, due)).catch((error: unknown) => void errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `the alerts of ${errors.length} rules could not be sent`);
}

async function send(tx: Tx, sending: Sending, due: DueKey): Promise<void> {
  const { ruleAccountId, ruleId } = due;
  const rule = await lockRule(tx, scopeOf([ruleAccountId]), ruleId);
  const rows = await listAlerts(tx, ruleAccountId, await takeDue(tx, due));
  if (!rule?.enabled || rows.length === 0) return;
  await mail(tx, sending, rule, rows);
  await text(tx, sending, rule, rows);
  if (rule.slackHook !== null)
    await sending.jobs.send(tx, slackPosts, { account: ruleAccountId, rule: ruleId, alerts: rows.map(idOf) });
}

const idOf = ({ alert }: AlertRow) => alert.id;

async function mail(tx: Tx, { jobs }: Sending, { accountId, emails }: AlertRuleRow, rows: AlertRow[]): Promise<void> {
  for (const to of emails) {
    const mailed = rows.filter(({ alert }) => !alert.mailedTo.includes(to));
    const [first] = mailed;
    if (!first) continue;
    const { kind, callUuid: call, accountId: account } = first.alert;
    if (mailed.length === 1 && isCallAlert(kind) && call !== null)
      await queueMail(tx, jobs, { accountId, kind: 'callAlert', payload: { to, call, account } });
    else await queueMail(tx, jobs, { accountId, kind: 'alerts', payload: { to, alerts: mailed.map(idOf) } });
  }
}

async function text(
  tx: Tx,
  { messages, publicBaseUrl }: Sending,
  { accountId, phones, sender: did }: AlertRuleRow,
  rows: AlertRow[],
): Promise<void> {
  const alerts = rows.flatMap((row) => toAlert(row) ?? []);
  if (phones.length === 0 || did === null || alerts.length === 0) return;
  const { base } = await brandOf(tx, publicBaseUrl, accountId);
  const content = textOf(alerts, base, await readRuleAccount(tx, accountId));
  for (const msisdn of phones) await queueAutomatic(tx, messages, { accountId, kind: 'auto', did, msisdn, content });
}
