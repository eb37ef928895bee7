import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import type { z } from 'zod';
import { HookEvent } from '#contract/integrations/hooks.contract.ts';
import type { Autoplay } from '#contract/integrations/autoplay.contract.ts';
import type { Ga4Measurement } from '#contract/integrations/ga4.contract.ts';
import type { Slack } from '#contract/integrations/slackCalls.contract.ts';
import { WebhookEvent } from '#contract/integrations/webhooks.contract.ts';
import type { IntegrationType } from '#values/integrationWords.ts';
import { aUser } from '../../builders/api/anAccount.ts';
import { login } from '../../builders/api/login.ts';
import { incoming } from '../carriers/aWebhook.ts';
import { anOAuthClient, anOAuthLink } from '../../builders/api/anOAuthLink.ts';
import { calls } from '../../../server/kernel/db/schema/calls.ts';
import { aVisit, aWebsite } from '../../builders/api/aWebsite.ts';
import { aMicrosoftSetting, playMicrosoft } from './microsoftDouble.ts';
import { problemsOfAdf } from './adf.ts';
import { playHubSpot } from './hubspotDouble.ts';
import { collected } from './googleAnalytics.ts';
import type { Asked, SlackServer } from './aSlackServer.ts';
import type { aMessagingWorld } from '../messaging/aMessagingWorld.ts';
import { asUser } from '../messaging/aMessagingWorld.ts';

type World = Awaited<ReturnType<typeof aMessagingWorld>>;

/** How the conformance test tries an integration out. */
export interface Trial {
  /** Sets it up for a number as its page does. What is secret must be seen nowhere. */
  setUp: (world: World, account: number, did: string, outside: SlackServer) => Promise<Tried>;
  /** What it replies, if not `ok`. */
  reply?: unknown;
  /** Whether it acts in a linked account, whose token may just have ended: 401 is tried again. */
  isLinked?: true;
  /** Whether nothing that it sends is in a language. */
  isWordless?: true;
  /** The status after which it wants nothing more. */
  endsAt?: number;
  /** What it doesn’t get by its filter, if that isn’t the number. */
  happensElsewhere?: (world: World, did: string) => Promise<unknown>;
  /** An event it gets, reported by the carrier once more under the same id. */
  happens: (world: World, did: string, id?: string) => Promise<unknown>;
}

interface Tried {
  uuid: string;
  secret: string;
  host: string;
}

/** A trial of each integration. */
export const trials: Record<IntegrationType, Trial> = {
  slackTexts: {
    async setUp(world, account, number) {
      const slackHook = `https://hooks.slack.com/services/T0/B0/${randomBytes(12).toString('hex')}`;
      const { put } = await asUser(world, account);
      const { body } = await put('application', { number, slackHook });
      return { uuid: String(body['uuid']), secret: slackHook, host: 'hooks.slack.com' };
    },
    happens: aText,
  },
  slackCalls: {
    async setUp(world, account, did) {
      const url = `https://hooks.slack.com/services/T0/B0/${randomBytes(12).toString('hex')}`;
      const { headers } = await login(world.app, (await aUser(world.db, account, ['admin'])).email);
      const payload = { version: 0, dids: [did], start: true, url };
      const answer = await world.app.inject({ method: 'POST', url: `/v2/account/${account}/slack`, headers, payload });
      return { uuid: answer.json<Slack>().uuid ?? '', secret: url, host: 'hooks.slack.com' };
    },
    happens: aCall,
  },
  ga4: {
    async setUp(world, account, did, outside) {
      const host = 'www.google-analytics.com';
      const apiSecret = randomBytes(12).toString('hex');
      const { headers } = await login(world.app, (await aUser(world.db, account, ['admin'])).email);
      const payload = { measuramentId: 'G-ABCD1234', apiSecret, dids: [did], events: 'phone_lead' };
      const answer = await world.app.inject({ method: 'POST', url: `/v2/account/${account}/ga4`, headers, payload });
      outside.takes.set(host, (asked) => collected(asked, apiSecret) !== undefined);
      return { uuid: answer.json<Ga4Measurement>().uuid, secret: apiSecret, host };
    },
    happens: aCallThatEnds,
  },
  hubspot: {
    async setUp(world, account, did, outside) {
      const access = randomBytes(24).toString('hex');
      const user = await aUser(world.db, account, ['admin']);
      const { headers } = await login(world.app, user.email);
      await anOAuthClient(world.db, account, 'hubspot');
      const oAuth = await anOAuthLink(world.db, account, { provider: 'hubspot', access, userId: user.id });
      const payload = { account, oAuth, filters: { dids: [did] } };
      const answer = await world.app.inject({ method: 'PUT', url: '/v2/integration/hubspot', headers, payload });
      playHubSpot(outside, access);
      return { uuid: answer.json<{ uuid: string }>().uuid, secret: access, host: 'api.hubapi.com' };
    },
    reply: expect.stringMatching(/^{"id":"\d+"/),
    isLinked: true,
    happens: aCallThatEnds,
  },
  microsoft: {
    async setUp(world, account, did, outside) {
      const access = randomBytes(24).toString('hex');
      const user = await aUser(world.db, account, ['admin']);
      const { headers } = await login(world.app, user.email);
      await anOAuthClient(world.db, account, 'microsoft');
      const oAuth = await anOAuthLink(world.db, account, { provider: 'microsoft', access, userId: user.id });
      playMicrosoft(outside, access);
      const payload = { account, oAuth, ...aMicrosoftSetting, filters: { dids: [did] } };
      const answer = await world.app.inject({ method: 'PUT', url: '/v2/integration/microsoft', headers, payload });
      const host = 'campaign.api.bingads.microsoft.com';
      return { uuid: answer.json<{ uuid: string }>().uuid, secret: access, host };
    },
    reply: expect.stringContaining('PartialErrors'),
    isWordless: true,
    isLinked: true,
    happens: aCallAfterClick,
  },
  autoplay: {
    async setUp(world, account, did, outside) {
      const host = `leads-${randomBytes(4).toString('hex')}.example.test`;
      const address = `https://${host}/adf?key=${randomBytes(12).toString('hex')}`;
      const { headers } = await login(world.app, (await aUser(world.db, account, ['admin'])).email);
      const payload = { did, address, DealershipId: 'D-17' };
      const answer = await world.app.inject({
        method: 'PUT',
        url: `/v2/account/${account}/autoplay`,
        headers,
        payload,
      });
      outside.takes.set(host, ({ text }) => problemsOfAdf(text).length === 0);
      return { uuid: answer.json<Autoplay>().uuid, secret: address, host };
    },
    happens: aCallThatEnds,
  },
  hook: {
    async setUp(world, account, _did, outside) {
      const host = `hook-${randomBytes(4).toString('hex')}.example.test`;
      const { headers } = await login(world.app, (await aUser(world.db, account, ['admin'])).email);
      const payload = { hookUrl: `https://${host}/hooks/1/abcdefgh`, event: 'text.received' };
      const answer = await world.app.inject({ method: 'POST', url: '/v2/integration/hook', headers, payload });
      const { id: uuid, secret } = answer.json<{ id: string; secret: string }>();
      outside.takes.set(host, (asked) => isSigned(asked, secret, HookEvent));
      return { uuid, secret, host };
    },
    happens: aText,
    happensElsewhere: aCall,
    endsAt: 410,
  },
  webhook: {
    async setUp(world, account, did, outside) {
      const host = `hook-${randomBytes(4).toString('hex')}.example.test`;
      const { headers } = await login(world.app, (await aUser(world.db, account, ['admin'])).email);
      const payload = {
        account,
        name: 'CRM',
        url: `https://${host}/calls?key=0123456789abcdef`,
        filters: { dids: [did] },
      };
      const answer = await world.app.inject({ method: 'PUT', url: '/v2/integration/webhook', headers, payload });
      const { webhook, secret } = answer.json<{ webhook: { uuid: string }; secret: string }>();
      outside.takes.set(host, (asked) => isGenuine(asked, secret));
      return { uuid: webhook.uuid, secret, host };
    },
    happens: aText,
    endsAt: 410,
  },
};

/** A call that rings, or its first webhook once more. */
function aCall(world: World, did: string, id: string = randomUUID()) {
  return world.post('/carrier/voice', incoming(`CA${id.replaceAll('-', '')}`, did));
}

async function aCallThatEnds(world: World, did: string, id: string = randomUUID()) {
  await aCall(world, did, id);
  const form = { ...incoming(`CA${id.replaceAll('-', '')}`, did), CallStatus: 'completed', CallDuration: '9' };
  return world.post('/carrier/voice/status', form);
}

/** Of somebody who clicked on an ad two hours before. */
async function aCallAfterClick(world: World, did: string, id: string = randomUUID()) {
  await aCall(world, did, id);
  const [call] = await world.db
    .select()
    .from(calls)
    .where(eq(calls.trackingNumber, did))
    .orderBy(desc(calls.dateStart))
    .limit(1);
  if (!call) throw new Error('no call came in');
  const { accountId } = call;
  const websiteId = randomUUID();
  await aWebsite(world.db, accountId, { id: websiteId });
  const startedAt = new Date(Date.now() - 2 * 3_600_000);
  const visit = await aVisit(world.db, accountId, { websiteId, startedAt, clickIds: { msclkid: 'a'.repeat(32) } });
  await world.db
    .update(calls)
    .set({ webVisit: visit })
    .where(and(eq(calls.accountId, accountId), eq(calls.uuid, call.uuid)));
  const form = { ...incoming(`CA${id.replaceAll('-', '')}`, did), CallStatus: 'completed', CallDuration: '9' };
  return world.post('/carrier/voice/status', form);
}

function aText(world: World, did: string, id: string = randomUUID()) {
  return world.text({ From: '+61412345678', To: did, Body: 'Hello', MessageSid: `SM${id}` });
}

/** As a receiver does that was written with the library of standardwebhooks.com, November 2026. */
export const isGenuine = (asked: Pick<Asked, 'headers' | 'text'>, secret: string): boolean =>
  isSigned(asked, secret, WebhookEvent);

function isSigned({ headers, text }: Pick<Asked, 'headers' | 'text'>, secret: string, schema: z.ZodType): boolean {
  try {
    return schema.safeParse(new Webhook(secret).verify(text, headers)).success;
  } catch {
    return false;
  }
}
