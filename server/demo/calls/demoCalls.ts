import { setImmediate } from 'node:timers/promises';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { currencyOfCountry } from '#values/countries.ts';
import type { Money } from '#values/currency.ts';
import { type CallEvent, ofKind } from '../../telephony/calls/callEvent.ts';
import type { recordings } from '../../kernel/db/schema/calls.ts';
import { type NewCall, newCallRow } from '../../telephony/calls/callRow.ts';
import { foldCall, type FoldedCall } from '../../telephony/calls/foldCall.ts';
import type { CalledAccount } from '../tenant/placedAccount.ts';
import { pickWeighted, randomUuid, seededRandom, type Random } from '../seededRandom.ts';
import { Callers } from './callers.ts';
import { Playbook } from './playbook.ts';
import { sampleMoment, distributionOf } from './distribution.ts';
import { demoRecordingOf, demoVoiceOf } from '../recordings/demoRecordings.ts';
import { timeCall } from './timeCall.ts';
import { saleOf, type WebVisit, webVisitOf } from './webVisit.ts';

/** A call's row and the events that it is folded from. */
export interface DemoCall {
  row: NewCall;
  events: CallEvent[];
  recording: typeof recordings.$inferInsert | null;
}

/** The number of calls after which the generator yields to other work in the process. */
const callsAtATime = 100;

/** The last calls start this many ms before the end, so that they are over by then. */
const quietEnd = 600_000;

/** The calls of these last ms have recordings, in this part of those that could have one. */
const recorded = { lately: 14 * 86_400_000, part: 0.4 };

/** The number of calls per batch: few enough for garbage collection to reclaim them cheaply. */
const callsPerBatch = 500;

/** An account's calls between two times (epoch ms), oldest first, in batches. */
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
    for (const [index, at] of moments.slice(start, start + callsPerBatch).entries()) {
      made.push(await demoCall(random, account, { at, turn: start + index, before: to, playbook, callers }));
      if (made.length % callsAtATime === 0) await setImmediate();
    }
    yield made;
  }
}

interface Asked {
  at: number;
  /** Of the account’s calls, which tells those of the same second apart. */
  turn: number;
  before: number;
  playbook: Playbook;
  callers: Callers;
}

async function demoCall(
  random: Random,
  { id: accountId, demo, flow }: CalledAccount,
  { at, turn, before, playbook, callers }: Asked,
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
  const details = seededRandom(Number.parseInt(uuid.slice(0, 8), 16));
  const voice = before - at < recorded.lately && details() < recorded.part ? demoVoiceOf(demo.key) : undefined;
  const timed = endedBefore(before, () => timeCall(random, played, { startedAt: at, started, lengths: voice }));
  const { recording, ...taken } = withRecording(voice, { accountId, callUuid: uuid }, timed);
  const visit = webVisitOf(random, details, { source: called.source, account: demo.key });
  const id = at * 4096 + (turn % 2048);
  const sale = taken.folded.status === 'answered' ? saleOf(details, demo.key) : null;
  const { events, folded } =
    sale === null ? taken : withValue(taken, { amount: sale, currency: currencyOfCountry(demo.country) }, before);
  const row = {
    ...newCallRow({ accountId, callUuid: uuid }, id, folded),
    ...(visit ?? noVisit),
    version: sale === null ? 1 : editedVersion,
    settled: true,
    heardAt: isHeard(folded, before - at) ? new Date((folded.stoppedAt ?? at) + 30 * minute) : null,
  };
  return { row, events, recording };
}

/** Adds what the carrier tells about a call's recording, if it has one. */
function withRecording(
  voice: ReturnType<typeof demoVoiceOf>,
  call: { accountId: number; callUuid: string },
  { events, folded }: { events: CallEvent[]; folded: FoldedCall },
): Pick<DemoCall, 'events' | 'recording'> & { folded: FoldedCall } {
  const left = ofKind(events, 'flow.moved')
    .flatMap(({ payload: { step, heard } }) => heard.map((event) => ({ step, event })))
    .flatMap(({ step, event }) =>
      event.type === 'RECORDED' && event.seconds > 0 ? [{ step, seconds: event.seconds }] : [],
    )
    .at(-1);
  const made =
    voice && demoRecordingOf(voice, { ...call, endedAt: folded.stoppedAt ?? 0, talked: folded.talkTime, left });
  if (!made) return { events, folded, recording: null };
  const all = [...events, ...made.events];
  return { events: all, folded: foldCall(all) ?? folded, recording: made.row };
}

/** Voicemails of the last two days wait for somebody to listen to them. */
const isHeard = ({ status, audio }: FoldedCall, ageMs: number): boolean =>
  status === 'missed' && audio && ageMs > 2 * 86_400_000;

const minute = 60_000;
const editedVersion = 2;

/** Adds that somebody noted what a call was worth, minutes after it. */
function withValue(
  { events, folded }: { events: CallEvent[]; folded: FoldedCall },
  value: Money,
  before: number,
): { events: CallEvent[]; folded: FoldedCall } {
  const edited: CallEvent = {
    key: `edit-${editedVersion}`,
    at: Math.min((folded.stoppedAt ?? 0) + 5 * minute, before),
    kind: 'call.edited',
    payload: { version: editedVersion, by: 'reseller@demo.test', revenue: { before: null, after: value } },
  };
  const all = [...events, edited];
  return { events: all, folded: foldCall(all) ?? folded };
}

const noVisit: Record<keyof WebVisit, null> = {
  webSource: null,
  webMedium: null,
  webCampaign: null,
  webKeyword: null,
  webLanding: null,
  webConversion: null,
  webDevice: null,
};

/** Redraws the talk until the call ends by `latest` (epoch ms), so that no past call ends in the future. */
function endedBefore(latest: number, draw: () => CallEvent[]): { events: CallEvent[]; folded: FoldedCall } {
  for (;;) {
    const events = draw();
    const folded = foldCall(events);
    if (!folded) throw new Error('a call that starts has a start');
    if (folded.stoppedAt !== null && folded.stoppedAt <= latest) return { events, folded };
  }
}
