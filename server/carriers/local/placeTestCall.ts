import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../kernel/appError.ts';
import type { PlaceTestCall, TestCall } from '../../telephony/numbers/testCall.ts';
import type { AgentScript } from '../../telephony/calls/callScript.ts';
import type { LocalCarrier } from './localCarrier.ts';
import { startToEndAt } from './virtualClock.ts';
import { WebhookFailed } from './webhookPost.ts';

const secondsToAnswer = 4;
/** Approximate seconds that a caller listens and waits besides talking. */
const secondsBeside = 60;

/** Test calls through the local carrier. A call played faster than real time starts in the past and ends about now. */
export function testCallsBy(carrier: LocalCarrier, log: FastifyBaseLogger): PlaceTestCall {
  return async ({ caller, did, keys, agent, talkSeconds, speed }, now) => {
    const script = {
      from: caller,
      to: did,
      keys,
      hangsUp: null,
      messageSeconds: talkSeconds,
      agentAt: () => agentScript(agent, talkSeconds),
      isTest: true,
    };
    const start = startToEndAt(now.getTime(), secondsBeside + talkSeconds, speed);
    const placed = await carrier.placeCall(script, { start, speed }).catch((error: unknown) => {
      if (error instanceof WebhookFailed) throw new AppError('CARRIER-FAILED');
      throw error;
    });
    placed.ended.catch((error: unknown) => log.warn({ err: error, did }, 'a test call broke off'));
    return placed.callSid;
  };
}

function agentScript(behaviour: TestCall['agent'], talk: number): AgentScript {
  if (behaviour !== 'answers') return { kind: behaviour };
  return { kind: 'answers', after: secondsToAnswer, keys: '1', talk, hangsUpFirst: false };
}
