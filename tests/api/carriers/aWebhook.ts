import { eq } from 'drizzle-orm';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { parseTwiml } from '../../../server/carriers/local/parseTwiml.ts';
import { calls, liveCalls } from '../../../server/kernel/db/schema/calls.ts';
import { findCallKey } from '../../../server/telephony/calls/callDirectory.ts';
import { type anAppWithCalls, token } from './aCarrier.ts';

export type Form = Record<string, string>;

export function incoming(callSid: string, to: string): Form {
  return { CallSid: callSid, From: '+61398765432', To: to, CallStatus: 'ringing', Direction: 'inbound' };
}

/** The URL that a TwiML document continues at. */
export function onwards(twiml: string): string {
  for (const { name, text, attributes } of parseTwiml(twiml)) {
    if (name === 'Redirect') return text;
    if (attributes['action'] !== undefined) return attributes['action'];
  }
  throw new Error(`nothing to go on with: ${twiml}`);
}

/** Sends signed webhooks to an application, and looks at what became of their calls. */
export function webhooksTo(world: Pick<Awaited<ReturnType<typeof anAppWithCalls>>, 'app' | 'db' | 'url'>) {
  async function post(address: string, form: Form, signedWith = token, headers: Form = {}) {
    const url = (address.startsWith('http') ? address : `${world.url}${address}`).split('#')[0] ?? '';
    const response = await world.app.inject({
      method: 'POST',
      url: url.slice(world.url.length),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': getExpectedTwilioSignature(signedWith, url, form),
        ...headers,
      },
      payload: new URLSearchParams(form).toString(),
    });
    return { status: response.statusCode, type: response.headers['content-type'], body: response.body };
  }
  return {
    post,
    rowOf: async (callSid: string) => {
      const key = await findCallKey(world.db, callSid);
      const ofCall = eq(calls.uuid, key?.callUuid ?? '');
      const [row] = key ? await world.db.select().from(calls).where(ofCall) : [];
      return row;
    },
    isLive: async (callSid: string): Promise<boolean> => {
      const key = await findCallKey(world.db, callSid);
      const ofCall = eq(liveCalls.callUuid, key?.callUuid ?? '');
      return key !== undefined && (await world.db.select().from(liveCalls).where(ofCall)).length > 0;
    },
    /** A call through `aCallFlow` that rings its targets. Returns what is rung, and the URL of the dial's action. */
    ringing: async (callSid: string, to: string) => {
      const form = { ...incoming(callSid, to), CallStatus: 'in-progress' };
      const consent = await post('/carrier/voice', incoming(callSid, to));
      const menu = await post(onwards(consent.body), form);
      const ring = await post(onwards(menu.body), { ...form, Digits: '1' });
      return { form, nouns: parseTwiml(ring.body)[0]?.children ?? [], action: onwards(ring.body) };
    },
  };
}
