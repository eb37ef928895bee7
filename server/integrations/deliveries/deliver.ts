import { randomUUID } from 'node:crypto';
import { AppError } from '../../kernel/appError.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import type { JobContext } from '../../kernel/jobs/job.ts';
import type { PlainMail } from '../../kernel/mail/mailer.ts';
import type { Outside } from '../../kernel/outside/fetchOutside.ts';
import { unseal } from '../../kernel/vault.ts';
import { type AccountMeans, readAccountMeans, type ReadMeans } from './accountMeans.ts';
import { LinkLost } from '../oauthLinks/accessToken.ts';
import type { OAuthParts } from '../oauthLinks/oauthClients.ts';
import { type Answered, reachVendor, Unanswered, type Vendor } from './askVendor.ts';
import type { Integration, Integrations, Request } from './defineIntegration.ts';
import { type Claimed, findRemoteId, settleDelivery } from './deliveries.repository.ts';
import { type IntegrationRow, isAbove, recordFailing, recordLost, recordResult } from './integrations.repository.ts';
import { waitAfter } from './judgeReply.rules.ts';
import { mailFailing } from './mailFailing.ts';

/** What deliveries go out with. */
export interface Delivering {
  integrations: Integrations;
  vaultKey: Uint8Array;
  /** Our URL without a trailing slash, for accounts without a brand of their own. */
  publicBaseUrl: string;
  outside: Outside;
  /** Sends a mail as it is by the mail server of an account; resolves with what the server said. */
  mail: (accountId: number, mail: PlainMail) => Promise<string>;
  /** What linked accounts are asked with. */
  oauth: OAuthParts;
  /** Pages that show the log of an integration look again. Called after its delivery was changed. */
  changed: (integration: Pick<IntegrationRow, 'accountId' | 'id'>) => void;
}

/** What an attempt is made with. */
export interface Attempting extends Pick<JobContext, 'db' | 'jobs' | 'now' | 'log'> {
  delivering: Delivering;
  emit: Emit;
  readMeans: ReadMeans;
}

/** Makes an attempt that was claimed, and keeps what became of it. */
export async function deliverOne(attempting: Attempting, claimed: Claimed): Promise<void> {
  await makeAttempt(attempting, claimed);
  attempting.delivering.changed(claimed.integration);
}

async function makeAttempt(attempting: Attempting, claimed: Claimed): Promise<void> {
  const { db, now, log, delivering } = attempting;
  const { delivery, integration } = claimed;
  const type = delivering.integrations[integration.type];
  const made = await attempt(attempting, claimed).catch((error: unknown) => {
    if (error instanceof Unanswered) return error.answered;
    if (error instanceof LinkLost) return 'unlinked' as const;
    log.error({ err: error, integration: integration.id }, 'a delivery could not be prepared');
    return unprepared;
  });
  if (!made) return settleDelivery(db, delivery, { state: 'gone', nextAt: null, settledAt: now() });
  if (made === 'unlinked') return waitForLink(attempting, claimed);
  if ('skipped' in made) {
    const { skipped: reason } = made;
    return settleDelivery(db, delivery, { state: 'skipped', reason, nextAt: null, settledAt: now() });
  }
  // That is no attempt.
  if ('until' in made) return settleDelivery(db, delivery, { nextAt: made.until, attempts: delivery.attempts - 1 });
  const { judged, ...kept } = made;
  const at = now();
  const verdict = type.judge(judged, at);
  const seconds = verdict.is === 'again' ? waitAfter(delivery.attempts, verdict.afterSeconds, Math.random()) : null;
  if (seconds === null) {
    const state = stateAfter[verdict.is];
    // Who sees the delivery settled sees the integration’s result, too.
    await recordResult(db, integration, { result: state, at });
    if (verdict.is === 'ended') await mailFailing(attempting, integration, { since: at, is: 'ended', now: at });
    const remoteId = verdict.is === 'delivered' ? type.remoteId(judged.text) : undefined;
    return settleDelivery(db, delivery, { ...kept, state, nextAt: null, settledAt: at, ...(remoteId && { remoteId }) });
  }
  const rest = verdict.is === 'again' ? verdict.afterSeconds : null;
  await recordFailing(db, integration, {
    at,
    restsUntil: rest === null ? null : later(at, Math.min(rest, longestRest)),
  });
  await settleDelivery(db, delivery, { ...kept, nextAt: later(at, seconds) });
}

/** Pauses an integration that can’t act any more, mails its administrators, and lets the delivery wait; it goes on when an account is linked again. */
async function waitForLink(attempting: Attempting, { delivery, integration }: Claimed): Promise<void> {
  const { db, now } = attempting;
  const at = now();
  await recordLost(db, integration, at);
  await mailFailing(attempting, integration, { since: at, is: 'unlinked', now: at });
  await settleDelivery(db, delivery, { nextAt: at, attempts: delivery.attempts - 1 });
}

const stateAfter = { delivered: 'delivered', refused: 'refused', ended: 'refused', again: 'failed' } as const;

/** Seconds for which one reply can hold up what else an integration has to deliver. */
const longestRest = 3600;

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/** Undefined when what the event is about is gone. @throws LinkLost, Unanswered. */
async function attempt({ db, now, delivering, readMeans }: Attempting, { delivery, integration }: Claimed) {
  const { ofAccountId: accountId, subject, kind, detail, id, createdAt: at, attempts: attempt } = delivery;
  // An account may be moved to another one meanwhile, whose it is from then on.
  const isOurs = accountId === integration.accountId || (await isAbove(db, integration.accountId, accountId));
  if (!isOurs) return undefined;
  const type = delivering.integrations[integration.type];
  const { means, vendor } = await prepared(db, delivering, integration, {
    account: await readMeans(integration.accountId),
    now,
  });
  const remoteId = type.keepsRemote ? await findRemoteId(db, integration, subject) : null;
  const event = { accountId, subject, kind, detail: detail ?? {}, id, at, remoteId, attempt };
  const request = await type.requestOf(db, event, means, asksFirst(vendor));
  return request && ('url' in request ? vendor.ask(request) : request);
}

const asksFirst =
  ({ ask }: Vendor) =>
  async (request: Request) => {
    const answered = await ask(request);
    if (answered.status === null || answered.status >= 300) throw new Unanswered(answered);
    return answered.judged.text;
  };

/** Such as one whose secret was encrypted with another key. Its log is the server’s. */
const unprepared = {
  judged: { status: null, text: '' },
  request: null,
  status: null,
  reply: 'the request could not be prepared',
  milliseconds: null,
} satisfies Record<keyof Answered, unknown>;

/** Sends a sample with the settings of an integration. @throws AppError OAUTH-LINK-LOST. */
export async function deliverSample(
  db: Db,
  delivering: Delivering,
  { integration, now }: { integration: IntegrationRow; now: Date },
): Promise<{ status: number | null; reply: string }> {
  const account = await readAccountMeans(db, delivering.publicBaseUrl, integration.accountId);
  const { means, vendor } = await prepared(db, delivering, integration, { account, now: () => now }).catch(
    (error: unknown) => {
      throw error instanceof LinkLost ? new AppError('OAUTH-LINK-LOST') : error;
    },
  );
  const about = { accountId: integration.accountId, id: randomUUID() };
  const request = delivering.integrations[integration.type].sampleOf(about, means);
  const { status, reply } = await vendor.ask(request);
  return { status, reply };
}

/** What requests of an integration are rendered with, and the way to its other system. @throws LinkLost. */
async function prepared(
  db: Db,
  { integrations, vaultKey, oauth, mail }: Delivering,
  integration: IntegrationRow,
  { account, now }: { account: AccountMeans; now: () => Date },
) {
  const { settings, secret: sealed } = integration;
  const type = integrations[integration.type];
  const secret = sealed === null ? '' : unseal(vaultKey, sealed, secretOf(type, integration));
  const vendor = await reachVendor(db, integration, { oauth, secret, isLinked: type.oauth !== undefined, mail, now });
  return { means: { settings, secret, ...account, now: now(), access: vendor.access }, vendor };
}

/** Binds an encrypted secret to its integration. */
export function secretOf(
  { secretName }: Integration,
  { accountId, id }: Pick<IntegrationRow, 'accountId' | 'id'>,
): string {
  return `${secretName} of ${accountId} ${id}`;
}
