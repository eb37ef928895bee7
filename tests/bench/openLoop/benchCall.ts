import { randomInt, randomUUID } from 'node:crypto';
import { parseTwiml } from '../../../server/carriers/local/parseTwiml.ts';
import type { Form } from '../../../server/carriers/local/webhookPost.ts';

/** A webhook that may be sent as soon as the one before it was answered. */
export interface Webhook {
  address: string;
  form: Form;
}

/**
 * The webhooks of one call through `benchFlow`, one after another: `next` is given the last response. The caller presses
 * 1, Ben answers and hears the whisper, Anna's leg is canceled.
 */
export function* benchCall(url: string, to: string): Generator<Webhook, void, string> {
  const caller = `+614${randomInt(10_000_000, 99_999_999)}`;
  const sid = `CA${randomUUID().replaceAll('-', '')}`;
  const form = (more: Form): Form => ({
    CallSid: sid,
    AccountSid: 'ACbench',
    ApiVersion: '2010-04-01',
    Direction: 'inbound',
    From: caller,
    To: to,
    Called: to,
    CallStatus: 'in-progress',
    Timestamp: new Date().toUTCString(),
    ...more,
  });
  const consent = yield { address: `${url}/carrier/voice`, form: form({ CallStatus: 'ringing' }) };
  const menu = yield { address: actionOf(consent), form: form({}) };
  const ring = yield { address: actionOf(menu), form: form({ Digits: '1' }) };
  const legs = parseTwiml(ring)[0]?.children ?? [];
  const leg = (index: number, more: Form) =>
    form({ CallSid: `${sid.slice(0, -1)}${'xy'[index]}`, ParentCallSid: sid, Direction: 'outbound-dial', ...more });
  const status = (index: number, more: Form) => ({
    address: legs[index]?.attributes['statusCallback'] ?? '',
    form: leg(index, more),
  });
  for (const CallStatus of ['initiated', 'ringing'])
    for (const index of legs.keys()) yield status(index, { CallStatus });
  yield status(1, { CallStatus: 'in-progress' });
  const whisper = yield { address: legs[1]?.attributes['url'] ?? '', form: leg(1, {}) };
  yield status(0, { CallStatus: 'canceled', CallDuration: '0' });
  yield { address: actionOf(whisper), form: leg(1, {}) };
  yield status(1, { CallStatus: 'completed', CallDuration: '30' });
  const dialed = { DialCallStatus: 'completed', DialCallSid: leg(1, {})['CallSid'] ?? '', DialCallDuration: '30' };
  yield { address: actionOf(ring), form: form({ CallStatus: 'completed', ...dialed, DialBridged: 'true' }) };
  yield { address: `${url}/carrier/voice/status`, form: form({ CallStatus: 'completed', CallDuration: '40' }) };
}

/** The URL that a document continues at. */
function actionOf(document: string): string {
  for (const { name, text, attributes } of parseTwiml(document)) {
    if (name === 'Redirect') return text;
    if (attributes['action'] !== undefined) return attributes['action'];
  }
  throw new Error(`nothing to continue at: ${document}`);
}
