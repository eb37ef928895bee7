import { randomBytes, randomUUID } from 'node:crypto';
import type { IntegrationType } from '#values/integrationWords.ts';
import type { aMessagingWorld } from '../messaging/aMessagingWorld.ts';
import { asUser } from '../messaging/aMessagingWorld.ts';

type World = Awaited<ReturnType<typeof aMessagingWorld>>;

/** How the conformance test tries an integration out. */
export interface Trial {
  /** What must be seen nowhere. */
  secret: () => string;
  /** Sets it up for a number as its page does. Returns its id. */
  setUp: (world: World, account: number, number: { did: string; secret: string }) => Promise<string>;
  /** An event it gets, reported by the carrier once more under the same id. */
  happens: (world: World, did: string, id?: string) => Promise<unknown>;
}

/** A trial of each integration. */
export const trials: Record<IntegrationType, Trial> = {
  slackTexts: {
    secret: () => `https://hooks.slack.com/services/T0/B0/${randomBytes(12).toString('hex')}`,
    async setUp(world, account, { did: number, secret: slackHook }) {
      const { put } = await asUser(world, account);
      const { body } = await put('application', { number, slackHook });
      return String(body['uuid']);
    },
    happens: (world, did, id = randomUUID()) =>
      world.text({ From: '+61412345678', To: did, Body: 'Hello', MessageSid: `SM${id}` }),
  },
};
