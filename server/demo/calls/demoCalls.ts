import { setImmediate } from 'node:timers/promises';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { CallEvent } from '../../calls/callEvent.ts';
import { type NewCall, newCallRow } from '../../calls/callRow.ts';
import { foldCall, type FoldedCall } from '../../calls/foldCall.ts';
import type { CalledAccount } from '../tenant/placedAccount.ts';
import { pickWeighted, randomUuid, wholeBetween, type Random } from '../seededRandom.ts';
import { Callers } from './callers.ts';
import { Playbook } from './playbook.ts';
import { sampleMoment, distributionOf } from './distribution.ts';
import { timeCall } from './timeCall.ts';
import { webVisitOf } from './webVisit.ts';

/** One call: its row and the events whose fold the row is. */
export interface DemoCall {
  row: NewCall;
  events: CallEvent[];
}

/** After so many calls other work of the process has its turn. */
const callsAtATime = 100;

/** The last calls start this long before the end, in ms, so that they are over by then. */
const quietEnd = 600_000;

/** How many calls are handed on together: few enough that none of them outlives the young part of the heap. */
const callsPerBatch = 500;

/** The calls of one account between two moments (epoch ms), oldest first, in batches. */
export async function* demoCallsOf(
  random: Random,
  account: CalledAccount,
  { count, from, to }: { count: number; from: number; to: number },
): AsyncGenerator<DemoCall[], void> {
  const { demo } = account;
  const playbook = new Playbook(demo.flow, nodeTypes);
  const callers = new Callers(demo.country);
  const distribution = distributionOf(demo.timezone, from, to - quietEnd);
  const moments = Array.from({ length: count }, () => playbook.settle(sampleMoment(random, distribution)));
  moments.sort((a, b) => a - b);
  for (let start = 0; start < count; start += callsPerBatch) {
    const made: DemoCall[] = [];
    for (const at of moments.slice(start, start + callsPerBatch)) {
      made.push(await demoCall(random, account, { at, before: to, playbook, callers }));
      if (made.length % callsAtATime === 0) await setImmediate();
    }
    yield made;
  }
}

async function demoCall(
  random: Random,
  { id: accountId, demo, flow }: CalledAccount,
  { at, before, playbook, callers }: { at: number; before: number; playbook: Playbook; callers: Callers },
): Promise<DemoCall> {
  const uuid = randomUuid(random);
  const { knows, number: caller, area, country, firstTime } = callers.next(random);
  const noted = random() < 0.7 ? demo.numbers.find(({ did }) => did === knows) : undefined;
  const called = noted ?? pickWeighted(random, demo.numbers, ({ weight }) => weight);
  callers.remember({ number: caller, area, country, firstTime, knows }, called.did);
  const place = { caller, area, country, firstTime };
  const number = { trackingNumber: called.did, trackingName: called.name, trackingSource: called.source };
  const played = await playbook.play({ at, ...place, trackingNumber: called.did }, random);
  const started = { callSid: `CA${uuid.replaceAll('-', '')}`, ...place, ...number, flow };
  const { events, folded } = endedBefore(before, () => timeCall(random, played, { startedAt: at, started }));
  const visit = webVisitOf(random, called.source);
  const id = at * 4096 + wholeBetween(random, 0, 4095);
  const row = {
    ...newCallRow({ accountId, callUuid: uuid }, id, folded),
    webSource: visit?.webSource ?? null,
    webMedium: visit?.webMedium ?? null,
  };
  return { row, events };
}

/** Talks are drawn until the call is over by `latest` (epoch ms): nobody of the past talks on in the future. */
function endedBefore(latest: number, draw: () => CallEvent[]): { events: CallEvent[]; folded: FoldedCall } {
  for (;;) {
    const events = draw();
    const folded = foldCall(events);
    if (!folded) throw new Error('a call that starts has a start');
    if (folded.stoppedAt !== null && folded.stoppedAt <= latest) return { events, folded };
  }
}
