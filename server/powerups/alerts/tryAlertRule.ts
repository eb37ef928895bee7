import type { AlertRule, AlertSample } from '#contract/powerups/alerts.contract.ts';
import { paths } from '#contract/paths.ts';
import { AlertKind } from '#values/alertWords.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import { sendsMail } from '../../kernel/mail/sendsMail.ts';
import { escaped } from '../../kernel/outside/slackText.ts';
import { unseal } from '../../kernel/vault.ts';
import type { MessageContext } from '../../messaging/messages/messageContext.ts';
import { queueAutomatic } from '../../messaging/messages/queueAutomatic.ts';
import { keepSlackResult, lockRule, type AlertRuleRow } from './alertRules.repository.ts';
import { lineOf } from './alertText.ts';
import { words } from './alertWords.ts';
import { slackHookOf } from './changeAlertRules.ts';
import { post, type SlackMeans } from './postToSlack.ts';
import { readRuleAccount } from './ruleAccount.ts';
import { sampleAlert } from './sampleAlert.ts';

/** What a rule is tried out with. */
export interface TrialParts extends SlackMeans {
  messages: MessageContext;
  /** Our mail server, for accounts without one of their own. */
  smtpUrl: string | undefined;
}

/**
 * Sends a sample of what a rule alerts to by every way that leaves the page, whatever its hours. Texts have their limit
 * for each number, and emails that of the account.
 * @throws AppError NOT-FOUND.
 */
export async function tryAlertRule(
  { db, system, scope, author, now }: Actor,
  id: AlertRule['uuid'],
  parts: TrialParts,
): Promise<AlertSample> {
  const { messages, publicBaseUrl, smtpUrl } = parts;
  const { rule, emails, line, base } = await db.transaction(async (tx) => {
    const rule = found(await lockRule(tx, scope, id));
    const { accountId } = rule;
    const emails = (await sendsMail(system, smtpUrl, accountId)) ? rule.emails : [];
    const home = await readRuleAccount(system, accountId);
    const { base } = await brandOf(system, publicBaseUrl, accountId);
    const kind = AlertKind.options.find((one) => rule.kinds.includes(one)) ?? 'callMissed';
    const sample = sampleAlert(kind, { account: accountId, accountName: home.name, at: now });
    const line = words[home.locale].sample(lineOf(sample, home));
    for (const to of emails)
      await queueMail(tx, messages.jobs, { accountId, kind: 'alerts', payload: { to, alerts: [], sample: kind } });
    await text(tx, messages, rule, `${line}. ${base}${paths.alerts()}`);
    await writeAudit(tx, author, { accountId, action: 'alertRule.tried', subject: `alert rule ${id}` });
    return { rule, emails, line, base };
  });
  const slack = await postSample(rule, `${escaped(line)} · ${base}${paths.alerts()}`, parts);
  if (slack === 'taken' || slack === 'refused') await keepSlackResult(db, rule, slack === 'refused' ? now : null);
  return { emails, phones: rule.phones, slack };
}

async function text(tx: Tx, messages: MessageContext, { accountId, phones, sender }: AlertRuleRow, content: string) {
  if (sender === null) return;
  for (const msisdn of phones)
    await queueAutomatic(tx, messages, { accountId, kind: 'auto', did: sender, msisdn, content });
}

async function postSample(rule: AlertRuleRow, line: string, { outside, vaultKey }: SlackMeans) {
  if (rule.slackHook === null) return null;
  try {
    return (await post(unseal(vaultKey, rule.slackHook, slackHookOf(rule)), [line], outside)) ? 'taken' : 'refused';
  } catch {
    return 'unreachable';
  }
}
