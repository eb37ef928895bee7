import { pathOfAlert } from '#contract/pathOfAlert.ts';
import type { JobContext } from '../../kernel/jobs/job.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import { type Outside, sendOutside } from '../../kernel/outside/fetchOutside.ts';
import { escaped } from '../../kernel/outside/slackText.ts';
import { unseal } from '../../kernel/vault.ts';
import { findRule, keepSlackResult } from './alertRules.repository.ts';
import { listAlerts } from './alerts.repository.ts';
import { readRuleAccount } from './ruleAccount.ts';
import { lineOf } from './alertText.ts';
import { words } from './alertWords.ts';
import { slackHookOf } from './changeAlertRules.ts';
import type { SlackPost } from './alertQueues.ts';
import { toAlert } from './toAlert.ts';

/** What rules’ channels of Slack are reached with. */
export interface SlackMeans {
  outside: Outside;
  vaultKey: Uint8Array;
  /** Our URL, for accounts without a brand of their own. */
  publicBaseUrl: string;
}

interface Posting extends Pick<JobContext, 'db'>, SlackMeans {
  now: Date;
}

/** The most lines of one message; Slack takes 40 000 characters. */
const mostLines = 50;

/**
 * Posts alerts to a rule’s channel. Slack answers 4xx when the hook or its channel is gone, and the rule says so from then on.
 * @throws Error when Slack can’t be reached or is busy.
 */
export async function postToSlack(posting: Posting, { account, rule: id, alerts: ids }: SlackPost): Promise<void> {
  const { db, outside, vaultKey, publicBaseUrl, now } = posting;
  const rule = await findRule(db, { accountId: account, id });
  if (!rule?.enabled || rule.slackHook === null) return;
  const alerts = (await listAlerts(db, account, ids)).flatMap((row) => toAlert(row) ?? []);
  if (alerts.length === 0) return;
  const [{ base }, home] = [await brandOf(db, publicBaseUrl, account), await readRuleAccount(db, account)];
  const { open, more } = words[home.locale];
  const lines = alerts
    .slice(0, mostLines)
    .map((alert) => `${escaped(lineOf(alert, home))} · <${base}${pathOfAlert(alert)}|${open}>`);
  if (alerts.length > mostLines) lines.push(more(alerts.length - mostLines));
  const isRefused = !(await post(unseal(vaultKey, rule.slackHook, slackHookOf(rule)), lines, outside));
  if (isRefused || rule.slackRefusedAt !== null) await keepSlackResult(db, rule, isRefused ? now : null);
}

/** False when Slack refuses it for good. @throws Error when Slack can’t be reached or is busy. */
export async function post(url: string, lines: readonly string[], outside: Outside): Promise<boolean> {
  const { status } = await sendOutside(url, { text: JSON.stringify({ text: lines.join('\n') }) }, outside);
  if (status >= 400 && status < 500 && status !== 429) return false;
  if (status < 200 || status >= 300) throw new Error(`Slack answered ${status}`);
  return true;
}
