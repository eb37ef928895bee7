import type { numbers } from '#contract/numbers.contract.ts';
import type { AgentScript } from '../carriers/local/callScript.ts';
import { startToEndAt } from '../carriers/local/virtualClock.ts';
import { WebhookFailed } from '../carriers/local/webhookPost.ts';
import type { Handler } from '../http/handler.ts';
import { findCallKey } from '../repositories/liveCalls.repository.ts';
import { findNumber } from '../repositories/numbers.repository.ts';
import { AppError } from '../services/appError.ts';

const secondsToAnswer = 4;
/** About what a caller hears and waits through beside the talk. */
const secondsBeside = 60;

/**
 * Lets the local carrier call one of the reader's numbers; answers when the call is in the log. A call that is played fast
 * starts in the past and ends about now.
 */
export const testCall: Handler<typeof numbers.testCall> = async ({ db, scope, input, request, now, log }) => {
  const { did } = input.params;
  const { caller, keys, agent, talkSeconds, speed } = input.body;
  const number = await findNumber(db, scope, did);
  if (!number) throw new AppError('INVALID-DID');
  const carrier = request.server.telephony?.localCarrier;
  if (!carrier) throw new AppError('NOT-CONFIGURED');
  const script = {
    from: caller,
    to: did,
    keys,
    hangsUp: null,
    messageSeconds: talkSeconds,
    agentAt: () => agentScript(agent, talkSeconds),
  };
  const start = startToEndAt(now().getTime(), secondsBeside + talkSeconds, speed);
  const placed = await carrier.placeCall(script, { start, speed }).catch((error: unknown) => {
    if (error instanceof WebhookFailed) throw new AppError('CARRIER-FAILED');
    throw error;
  });
  placed.ended.catch((error: unknown) => log.warn({ err: error, did }, 'a test call broke off'));
  const call = await findCallKey(db, placed.callSid);
  if (!call) throw new AppError('CARRIER-FAILED');
  return { call: call.callUuid };
};

function agentScript(behaviour: 'answers' | 'busy' | 'noAnswer', talk: number): AgentScript {
  if (behaviour !== 'answers') return { kind: behaviour };
  return { kind: 'answers', after: secondsToAnswer, keys: '1', talk, hangsUpFirst: false };
}
