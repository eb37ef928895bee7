import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Webhook, webhooks, WebhookWithSecret } from '#contract/integrations/webhooks.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { requireAllBelow } from '../../tenancy/accounts/requireAllBelow.ts';
import {
  dropIntegration,
  keepIntegration,
  type Keeping,
  listKept,
  type Opened,
  readKept,
} from '../deliveries/keptIntegration.ts';
import { firstSecret, nextSecret, WebhookSecret } from './webhookSecret.ts';

type Adding = z.output<typeof webhooks.addWebhook.body>;
type Changing = { uuid: string } & z.output<typeof webhooks.changeWebhook.body>;

const type = 'webhook';

export async function listWebhooks({ db, scope }: Actor, keeping: Keeping): Promise<Webhook[]> {
  const all = (await listKept(db, scope, type, keeping)).map((row) => toWebhook(row));
  return all.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** @throws AppError ACCESS_DENIED_ACCOUNT, LIMIT-REACHED. */
export async function addWebhook(
  actor: Actor,
  { account: accountId, name, url, filters }: Adding,
  keeping: Keeping,
): Promise<z.input<typeof WebhookWithSecret>> {
  const { db, author } = actor;
  await requireAllBelow(actor, accountId, filters);
  const secret = firstSecret();
  const kept = {
    accountId,
    id: randomUUID(),
    type,
    settings: { name, url },
    filters,
    secret: JSON.stringify(secret),
  } as const;
  return db.transaction(async (tx) => {
    await requireRoom(tx, accountId, 'webhooks');
    const row = await keepIntegration(tx, author, kept, keeping);
    const entry = { accountId, action: 'webhook.created', subject: `webhook ${name}` };
    await writeAudit(tx, author, { ...entry, after: { url, filters } });
    return { webhook: toWebhook({ ...row, opened: kept.secret }), secret: secret.current };
  });
}

/** @throws AppError NOT-FOUND, ACCESS_DENIED_ACCOUNT, STALE-VERSION. */
export async function changeWebhook(
  actor: Actor,
  { uuid: id, version, name, url, filters }: Changing,
  keeping: Keeping,
): Promise<Webhook> {
  const { db, scope, author } = actor;
  return db.transaction(async (tx) => {
    const row = await readKept(tx, scope, { id, type }, keeping);
    await requireAllBelow(actor, row.accountId, filters);
    const { opened: secret, accountId } = row;
    const before = toWebhook(row);
    const kept = { accountId, id, type, settings: { name, url }, filters, secret, version } as const;
    const after = toWebhook({ ...(await keepIntegration(tx, author, kept, keeping)), opened: secret });
    const entry = { accountId, action: 'webhook.changed', subject: `webhook ${name}` };
    await writeAudit(tx, author, { ...entry, before: saidBy(before), after: saidBy(after) });
    return after;
  });
}

/** @throws AppError NOT-FOUND. */
export async function renewWebhookSecret(
  { db, scope, author, now }: Actor,
  id: string,
  keeping: Keeping,
): Promise<z.input<typeof WebhookWithSecret>> {
  return db.transaction(async (tx) => {
    const row = await readKept(tx, scope, { id, type }, keeping);
    const { accountId, version, filters } = row;
    const { name, url } = toWebhook(row);
    const secret = nextSecret(secretIn(row), now);
    const opened = JSON.stringify(secret);
    const kept = { accountId, id, type, settings: { name, url }, filters, secret: opened, version } as const;
    const after = await keepIntegration(tx, author, kept, keeping);
    await writeAudit(tx, author, { accountId, action: 'webhook.secretRenewed', subject: `webhook ${name}` });
    return { webhook: toWebhook({ ...after, opened }), secret: secret.current };
  });
}

/** @throws AppError NOT-FOUND. */
export async function deleteWebhook({ db, scope, author }: Actor, id: string, keeping: Keeping): Promise<Webhook> {
  return db.transaction(async (tx) => {
    const row = await readKept(tx, scope, { id, type }, keeping);
    const before = toWebhook(row);
    const { accountId } = row;
    await dropIntegration(tx, row);
    const entry = { accountId, action: 'webhook.deleted', subject: `webhook ${before.name}` };
    await writeAudit(tx, author, { ...entry, before: saidBy(before) });
    return before;
  });
}

const secretIn = ({ opened }: Opened) => WebhookSecret.parse(JSON.parse(opened));

const saidBy = ({ name, url, filters }: Webhook) => ({ name, url, filters });

function toWebhook(row: Opened): Webhook {
  const { id: uuid, accountId: account, filters, version } = row;
  const { name, url } = row.settings as Pick<Webhook, 'name' | 'url'>;
  return { uuid, account, name, url, filters, formerUntil: secretIn(row).former?.until ?? null, version };
}
