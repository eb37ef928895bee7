import { randomUUID } from 'node:crypto';
import type { Db } from '../../kernel/db/executor.ts';
import type { JobContext } from '../../kernel/jobs/job.ts';
import { type Outside, sendOutside } from '../../kernel/outside/fetchOutside.ts';
import { unseal } from '../../kernel/vault.ts';
import { type AccountMeans, readAccountMeans, type ReadMeans } from './accountMeans.ts';
import type { Integration, Integrations, Request } from './defineIntegration.ts';
import { type Claimed, settleDelivery } from './deliveries.repository.ts';
import { type IntegrationRow, isAbove, recordFailing, recordResult } from './integrations.repository.ts';
import { type Reply, waitAfter } from './judgeReply.rules.ts';
import { mailFailing } from './mailFailing.ts';

/** What deliveries go out with. */
export interface Delivering {
  integrations: Integrations;
  vaultKey: Uint8Array;
  /** Our URL without a trailing slash, for accounts without a brand of their own. */
  publicBaseUrl: string;
  outside: Outside;
  /** Pages that show the log of an integration look again. Called after its delivery was changed. */
  changed: (integration: Pick<IntegrationRow, 'accountId' | 'id'>) => void;
}

/** What an attempt is made with. */
export interface Attempting extends Pick<JobContext, 'db' | 'jobs' | 'now' | 'log'> {
  delivering: Delivering;
  readMeans: ReadMeans;
}

/** Makes an attempt that was claimed, and keeps what became of it. */
export async function deliverOne(attempting: Attempting, claimed: Claimed): Promise<void> {
  await makeAttempt(attempting, claimed);
  attempting.delivering.changed(claimed.integration);
}

async function makeAttempt(attempting: Attempting, claimed: Claimed): Promise<void> {
  const { db, jobs, now, log, delivering } = attempting;
  const { delivery, integration } = claimed;
  const type = delivering.integrations[integration.type];
  const made = await attempt(attempting, claimed).catch((error: unknown) => {
    log.error({ err: error, integration: integration.id }, 'a delivery could not be prepared');
    return unprepared;
  });
  if (!made) return settleDelivery(db, delivery, { state: 'gone', nextAt: null, settledAt: now() });
  if ('skipped' in made) {
    const { skipped: reason } = made;
    return settleDelivery(db, delivery, { state: 'skipped', reason, nextAt: null, settledAt: now() });
  }
  const { judged, ...kept } = made;
  const at = now();
  const verdict = type.judge(judged, at);
  const seconds = verdict.is === 'again' ? waitAfter(delivery.attempts, verdict.afterSeconds, Math.random()) : null;
  if (seconds === null) {
    const state = stateAfter[verdict.is];
    // Who sees the delivery settled sees the integration’s result, too.
    await recordResult(db, integration, { result: state, at });
    if (verdict.is === 'ended') await mailFailing(db, jobs, integration, { since: at, is: 'ended', now: at });
    return settleDelivery(db, delivery, { ...kept, state, nextAt: null, settledAt: at });
  }
  const rest = verdict.is === 'again' ? verdict.afterSeconds : null;
  await recordFailing(db, integration, {
    at,
    restsUntil: rest === null ? null : later(at, Math.min(rest, longestRest)),
  });
  await settleDelivery(db, delivery, { ...kept, nextAt: later(at, seconds) });
}

const stateAfter = { delivered: 'delivered', refused: 'refused', ended: 'refused', again: 'failed' } as const;

/** Seconds for which one reply can hold up what else an integration has to deliver. */
const longestRest = 3600;

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/** Undefined when what the event is about is gone. */
async function attempt({ db, now, delivering, readMeans }: Attempting, { delivery, integration }: Claimed) {
  const { ofAccountId: accountId, subject, kind, detail, id, createdAt: at } = delivery;
  // An account may be moved to another one meanwhile, whose it is from then on.
  const isOurs = accountId === integration.accountId || (await isAbove(db, integration.accountId, accountId));
  if (!isOurs) return undefined;
  const means = meansOf(delivering, integration, await readMeans(integration.accountId), now());
  const event = { accountId, subject, kind, detail: detail ?? {}, id, at };
  const request = await delivering.integrations[integration.type].requestOf(db, event, means);
  return request && ('skipped' in request ? request : ask(request, means.secret, delivering.outside));
}

/** Such as one whose secret was encrypted with another key. Its log is the server’s. */
const unprepared = {
  judged: { status: null, text: '' },
  request: null,
  status: null,
  reply: 'the request could not be prepared',
  milliseconds: null,
};

/** Sends a sample with the settings of an integration. */
export async function deliverSample(
  db: Db,
  delivering: Delivering,
  { integration, now }: { integration: IntegrationRow; now: Date },
): Promise<{ status: number | null; reply: string }> {
  const account = await readAccountMeans(db, delivering.publicBaseUrl, integration.accountId);
  const means = meansOf(delivering, integration, account, now);
  const about = { accountId: integration.accountId, id: randomUUID() };
  const request = delivering.integrations[integration.type].sampleOf(about, means);
  const { status, reply } = await ask(request, means.secret, delivering.outside);
  return { status, reply };
}

function meansOf(
  { integrations, vaultKey }: Delivering,
  integration: IntegrationRow,
  account: AccountMeans,
  now: Date,
) {
  const { settings, secret } = integration;
  const about = secretOf(integrations[integration.type], integration);
  return { settings, secret: secret === null ? '' : unseal(vaultKey, secret, about), ...account, now };
}

/** Binds an encrypted secret to its integration. */
export function secretOf(
  { secretName }: Integration,
  { accountId, id }: Pick<IntegrationRow, 'accountId' | 'id'>,
): string {
  return `${secretName} of ${accountId} ${id}`;
}

const mostKept = 4000;

/** What the log keeps of a request and its reply. Addresses may hold secrets, so only their host is kept. */
async function ask({ url, body, headers }: Request, secret: string, outside: Outside) {
  const begun = performance.now();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const reply: Reply = await sendOutside(url, { text, ...(headers && { headers }) }, outside).catch(
    (error: unknown) => ({
      status: null,
      text: error instanceof Error ? error.message : String(error),
    }),
  );
  const { hostname: host, pathname, search } = new URL(url);
  const secrets = [secret, `${pathname}${search}`].filter(({ length }) => length > 1);
  const hidden = (text: string) => secrets.reduce((rest, one) => rest.replaceAll(one, '[secret]'), text);
  return {
    judged: reply,
    request: { host, body: JSON.parse(hidden(text)) as unknown },
    status: reply.status,
    reply: hidden(reply.text).slice(0, mostKept),
    milliseconds: Math.round(performance.now() - begun),
  };
}
