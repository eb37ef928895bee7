import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { AlertRule, alerts } from '#contract/powerups/alerts.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { findAccountName } from '../../kernel/access/accountPaths.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireAllBelow } from '../../tenancy/accounts/requireAllBelow.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { seal } from '../../kernel/vault.ts';
import { listColleagues } from '../../messaging/messages/colleagues.ts';
import type { MessageContext } from '../../messaging/messages/messageContext.ts';
import { findSender } from '../../messaging/messages/senders.ts';
import {
  type AlertRuleRow,
  deleteRule,
  insertRule,
  listRules,
  lockRule,
  type RuleKey,
  updateRule,
} from './alertRules.repository.ts';

type Adding = z.output<typeof alerts.addAlertRule.body>;
type Changing = { uuid: string } & z.output<typeof alerts.changeAlertRule.body>;
type Settings = Omit<Adding, 'account' | 'slackHook'>;

/** What rules are checked and kept with. */
export interface RuleParts {
  vaultKey: Uint8Array;
  rates: MessageContext['rates'];
}

/** What a rule’s channel of Slack is encrypted for. */
export const slackHookOf = ({ accountId, id }: RuleKey) => `alert rule ${accountId} ${id}`;

export async function listAlertRules({ db, scope }: Actor): Promise<AlertRule[]> {
  return (await listRules(db, scope)).map(({ rule, accountName }) => toRule(rule, accountName));
}

/** @throws AppError ACCESS_DENIED_ACCOUNT, LIMIT-REACHED, SENDER-NOT-VALID, NOT-FOUND for a user who isn’t a colleague. */
export async function addAlertRule(
  actor: Actor,
  { account: accountId, slackHook, ...settings }: Adding,
  parts: RuleParts,
): Promise<AlertRule> {
  const { db, author } = actor;
  await requireAllBelow(actor, accountId, settings);
  await requireUsers(actor, accountId, settings.users);
  const key = { accountId, id: randomUUID() };
  return db.transaction(async (tx) => {
    await requireRoom(tx, accountId, 'alertRules');
    await requireSender(tx, accountId, settings, parts);
    const row = await insertRule(tx, {
      ...key,
      ...columnsOf(settings),
      slackHook: slackHook === undefined ? null : seal(parts.vaultKey, slackHook, slackHookOf(key)),
      createdBy: author.email,
    });
    const rule = await named(tx, row);
    const entry = { accountId, action: 'alertRule.created', subject: subjectOf(row) };
    await writeAudit(tx, author, { ...entry, after: auditedOf(rule) });
    return rule;
  });
}

/**
 * Replaces what a rule says; those who are no longer colleagues may stay.
 * @throws AppError NOT-FOUND, STALE-VERSION, SENDER-NOT-VALID, MISSING-FIELD when nobody would get its alerts.
 */
export async function changeAlertRule(
  actor: Actor,
  { uuid: id, version, slackHook, ...settings }: Changing,
  parts: RuleParts,
): Promise<AlertRule> {
  const { db, scope, author } = actor;
  return db.transaction(async (tx) => {
    const before = found(await lockRule(tx, scope, id));
    const { accountId } = before;
    if (before.version !== version) throw new AppError('STALE-VERSION', { version: before.version });
    await requireAllBelow(actor, accountId, settings);
    await requireUsers(
      actor,
      accountId,
      settings.users.filter((user) => !before.userIds.includes(user)),
    );
    await requireSender(tx, accountId, settings, parts);
    const hook = slackHook && seal(parts.vaultKey, slackHook, slackHookOf(before));
    const { users, emails, phones } = settings;
    const kept = slackHook === undefined ? before.slackHook : slackHook;
    if (users.length + emails.length + phones.length === 0 && kept === null)
      throw new AppError('MISSING-FIELD', ['users']);
    const change = { ...columnsOf(settings), ...(hook !== undefined && { slackHook: hook, slackRefusedAt: null }) };
    const rule = await named(tx, await updateRule(tx, before, change));
    const entry = { accountId, action: 'alertRule.changed', subject: subjectOf(before) };
    const was = auditedOf(await named(tx, before));
    await writeAudit(tx, author, { ...entry, before: was, after: auditedOf(rule) });
    return rule;
  });
}

/** @throws AppError NOT-FOUND. */
export async function deleteAlertRule({ db, scope, author }: Actor, id: string): Promise<AlertRule> {
  return db.transaction(async (tx) => {
    const row = found(await lockRule(tx, scope, id));
    const rule = await named(tx, row);
    await deleteRule(tx, row);
    const { accountId } = row;
    const entry = { accountId, action: 'alertRule.deleted', subject: subjectOf(row) };
    await writeAudit(tx, author, { ...entry, before: auditedOf(rule) });
    return rule;
  });
}

/** @throws AppError NOT-FOUND. */
async function requireUsers(actor: Actor, accountId: number, users: readonly number[]): Promise<void> {
  if (users.length === 0) return;
  const known = new Set((await listColleagues(actor, accountId)).map(({ id }) => id));
  if (users.some((user) => !known.has(user))) throw new AppError('NOT-FOUND');
}

async function requireSender(tx: Tx, accountId: number, { sender }: Settings, { rates }: RuleParts): Promise<void> {
  if (sender !== null && !(await findSender(tx, accountId, sender, rates))) throw new AppError('SENDER-NOT-VALID');
}

const columnsOf = ({ users, ...settings }: Settings) => ({ ...settings, userIds: users });

const subjectOf = ({ id }: Pick<AlertRuleRow, 'id'>) => `alert rule ${id}`;

const auditedOf = ({ uuid: _uuid, account: _account, accountName: _name, version: _version, ...rule }: AlertRule) =>
  rule;

const named = async (executor: Executor, row: AlertRuleRow) =>
  toRule(row, await findAccountName(executor, row.accountId));

function toRule(row: AlertRuleRow, accountName: string): AlertRule {
  const { accountId: account, id: uuid, userIds: users, slackHook, slackRefusedAt, ...rest } = row;
  const { createdBy: _, createdAt: _at, ...settings } = rest;
  return {
    ...settings,
    uuid,
    account,
    accountName,
    users,
    hasSlackHook: slackHook !== null,
    slackRefusedAt: slackRefusedAt?.toISOString() ?? null,
  };
}
