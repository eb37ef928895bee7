import { DeliveredKind } from '#values/integrationWords.ts';
import { isKeyUsable } from '../../kernel/access/apiKeys.ts';
import { defineIntegration } from '../deliveries/defineIntegration.ts';
import { judgeReply } from '../deliveries/judgeReply.rules.ts';
import { sampleCall } from '../deliveries/sampleCall.ts';
import { hookEventOf } from './hookEvent.ts';
import { HookSettings } from './hookSettings.ts';
import { signedHeaders } from './signedHeaders.ts';
import { factsOf } from './webhookEvent.ts';
import { SealedSecret } from './webhookSecret.ts';

/** Posts one kind of event to an address that a program subscribed: for 90 days, and as long as its API key can be used. */
export const hook = defineIntegration({
  type: 'hook',
  settings: HookSettings,
  secret: { name: 'hook secret', schema: SealedSecret },
  on: DeliveredKind.options,
  filters: ['kinds'],
  async read(db, about, { settings: { key, expiresAt }, now }) {
    if (expiresAt <= now.toISOString() || (key !== null && !(await isKeyUsable(db, key, now)))) return undefined;
    return factsOf(db, about);
  },
  render(facts, { settings: { url }, secret, now }, about) {
    const body = JSON.stringify(hookEventOf(facts, { ...about, id: `${about.kind} ${about.id}` }));
    return { url, body, headers: signedHeaders({ id: `msg_${about.id}`, now, body }, secret) };
  },
  judge: (reply, now) => (reply.status === 410 ? { is: 'ended' } : judgeReply(reply, now)),
  sample: (locale) => ({ kind: 'call.ended', facts: { call: sampleCall(locale) } }),
});
