import type { Db } from '../../kernel/db/executor.ts';
import type { JobContext } from '../../kernel/jobs/job.ts';
import { type Outside, sendOutside } from '../../kernel/outside/fetchOutside.ts';
import { findLanguage } from '../../tenancy/accounts/findLanguage.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import { unseal } from '../../kernel/vault.ts';
import { attempts } from './attempts.ts';
import type { Integration, Integrations, Request } from './defineIntegration.ts';
import { type Claimed, claimDelivery, type DeliveryKey, settleDelivery } from './deliveries.repository.ts';
import { type IntegrationRow, recordResult } from './integrations.repository.ts';
import { type Reply, waitAfter } from './judgeReply.rules.ts';

/** What deliveries go out with. */
export interface Delivering {
  integrations: Integrations;
  vaultKey: Uint8Array;
  /** Our URL without a trailing slash, for accounts without a brand of their own. */
  publicBaseUrl: string;
  outside: Outside;
}

interface Context extends JobContext {
  delivering: Delivering;
}

/** Makes the next attempt of a delivery, and queues another one if the other system may take it later. */
export async function deliverOne({ db, jobs, now, log, delivering }: Context, key: DeliveryKey): Promise<void> {
  const claimed = await claimDelivery(db, key);
  if (!claimed) return;
  const { delivery, integration } = claimed;
  const type = delivering.integrations[integration.type];
  const made = await attempt(db, delivering, claimed).catch((error: unknown) => {
    log.error({ err: error, integration: integration.id }, 'a delivery could not be prepared');
    return unprepared;
  });
  if (!made) return settleDelivery(db, key, { state: 'gone', nextAt: null, settledAt: now() });
  const { judged, ...kept } = made;
  const at = now();
  const verdict = type.judge(judged, at);
  const seconds = verdict.is === 'again' ? waitAfter(delivery.attempts, verdict.afterSeconds, Math.random()) : null;
  await db.transaction(async (tx) => {
    if (seconds !== null) {
      await settleDelivery(tx, key, { ...kept, nextAt: new Date(at.getTime() + seconds * 1000) });
      return jobs.send(tx, attempts, key, seconds);
    }
    const state = verdict.is === 'again' ? 'failed' : verdict.is;
    await settleDelivery(tx, key, { ...kept, state, nextAt: null, settledAt: at });
    await recordResult(tx, integration, { lastResult: state, lastResultAt: at });
  });
}

/** Undefined when what the event is about is gone. */
async function attempt(db: Db, delivering: Delivering, { delivery, integration }: Claimed) {
  const means = await meansOf(db, delivering, integration);
  const { accountId, subject } = delivery;
  const request = await delivering.integrations[integration.type].requestOf(db, { accountId, subject }, means);
  return request && ask(request, means.secret, delivering.outside);
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
  integration: IntegrationRow,
): Promise<{ status: number | null; reply: string }> {
  const means = await meansOf(db, delivering, integration);
  const request = delivering.integrations[integration.type].sampleOf(means);
  const { status, reply } = await ask(request, means.secret, delivering.outside);
  return { status, reply };
}

async function meansOf(db: Db, { integrations, vaultKey, publicBaseUrl }: Delivering, integration: IntegrationRow) {
  const { accountId, settings, secret } = integration;
  const { base } = await brandOf(db, publicBaseUrl, accountId);
  const locale = await findLanguage(db, accountId);
  const about = secretOf(integrations[integration.type], integration);
  return { settings, secret: secret === null ? '' : unseal(vaultKey, secret, about), locale, base };
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
async function ask({ url, body }: Request, secret: string, outside: Outside) {
  const begun = performance.now();
  const reply: Reply = await sendOutside(url, body, outside).catch((error: unknown) => ({
    status: null,
    text: error instanceof Error ? error.message : String(error),
  }));
  const { hostname: host, pathname, search } = new URL(url);
  const secrets = [secret, `${pathname}${search}`].filter(({ length }) => length > 1);
  const hidden = (text: string) => secrets.reduce((rest, one) => rest.replaceAll(one, '[secret]'), text);
  return {
    judged: reply,
    request: { host, body: JSON.parse(hidden(JSON.stringify(body))) as unknown },
    status: reply.status,
    reply: hidden(reply.text).slice(0, mostKept),
    milliseconds: Math.round(performance.now() - begun),
  };
}
