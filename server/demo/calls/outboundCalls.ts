import { directionCodes, stateCodes, statusCodes } from '../../kernel/db/schema/calls.ts';
import type { NewCall } from '../../telephony/calls/callRow.ts';
import { logNormal, pickWeighted, type Random, randomUuid, wholeBetween } from '../seededRandom.ts';
import type { CalledAccount } from '../tenant/placedAccount.ts';
import { Callers } from './callers.ts';
import { distributionOf, sampleMoment } from './distribution.ts';

/** A user who places calls, and their part of the account's. */
export interface DemoAgent {
  id: number;
  weight: number;
}

/** How outbound calls end, and their seconds of talk and of ringing. */
const outcomes = [
  { status: 'answered', weight: 58, talk: 170, ring: 14 },
  { status: 'voicemail', weight: 17, talk: 0, ring: 38 },
  { status: 'missed', weight: 19, talk: 0, ring: 28 },
  { status: 'abandoned', weight: 6, talk: 0, ring: 9 },
] as const;

/** Calls start this many ms before the end at the latest, so that they are over by then. */
const quietEnd = 3_600_000;

/** Calls that users placed from an account's numbers between two times (epoch ms). */
export function outboundCallsOf(
  random: Random,
  { id: accountId, demo }: CalledAccount,
  agents: readonly DemoAgent[],
  { count, from, to }: { count: number; from: number; to: number },
): NewCall[] {
  const distribution = distributionOf(demo.timezone, from, to - quietEnd);
  const callers = new Callers(demo.country);
  return Array.from({ length: count }, (_, turn) => {
    const at = sampleMoment(random, distribution);
    const agent = pickWeighted(random, agents, ({ weight }) => weight);
    const line = pickWeighted(random, demo.numbers, ({ weight }) => weight);
    const { status, talk, ring } = pickWeighted(random, outcomes, ({ weight }) => weight);
    const talkTime = talk === 0 ? 0 : Math.min(1800, Math.max(5, Math.round(logNormal(random, talk, 0.9))));
    const duration = talkTime + wholeBetween(random, Math.round(ring / 2), ring * 2);
    const target = calledBy(random, callers);
    return {
      accountId,
      // The other half of a millisecond's ids is for inbound calls.
      id: at * 4096 + 2048 + (turn % 2048),
      uuid: randomUuid(random),
      dateStart: new Date(at),
      dateStop: new Date(at + duration * 1000),
      t15: Math.floor(at / 900_000),
      duration,
      talkTime,
      state: stateCodes.indexOf('ended'),
      status: statusCodes.indexOf(status),
      direction: directionCodes.indexOf('outbound'),
      caller: line.did,
      firstTime: false,
      trackingNumber: line.did,
      trackingName: line.name,
      trackingSource: line.source,
      target,
      userId: agent.id,
    };
  });
}

function calledBy(random: Random, callers: Callers): string {
  for (;;) {
    const { number } = callers.next(random);
    if (number !== null) return number;
  }
}
