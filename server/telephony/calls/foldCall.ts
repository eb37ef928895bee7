import { nameOf } from '#flows/core/dialTarget.ts';
import { keyOfExit } from '#flows/nodes/menu/menu.node.ts';
import type { RouteStep } from '#values/flow/routeStep.ts';
import type { CallState, CallStatus } from '#values/callStatus.ts';
import type { Money } from '#values/currency.ts';
import { joinKeyNames } from '#values/keyNames.ts';
import type { LeadStatus } from '#values/leadStatus.ts';
import type { EditableFields } from './callEdit.ts';
import {
  isOver,
  ofKind,
  type CallEvent,
  type CallImported,
  type CallJudged,
  type CallSold,
  type CallStarted,
  type EventOf,
  type FlowMoved,
} from './callEvent.ts';
import { foldEdits } from './foldEdits.ts';
import { type FoldedDial, foldDials, type Leg } from './foldLegs.ts';
import { movesOf } from './flowMoves.ts';
import { onOneClock } from './oneClock.ts';
import { startOfImported } from './importedCall.ts';

/** A shorter message means that the caller hung up at the tone. Whole seconds. */
export const shortestMessage = 2;

/** Each is null if it isn’t known. */
type VisitedFrom = Record<'source' | 'medium' | 'campaign' | 'landing', string | null>;

/** The state of a call folded from its events. Times are epoch ms, durations whole seconds. */
export interface FoldedCall {
  started: CallStarted;
  startedAt: number;
  stoppedAt: number | null;
  state: CallState;
  /** Null during the call. */
  status: CallStatus | null;
  duration: number;
  talkTime: number;
  target: string | null;
  /** The keys pressed in menus, in order, and their names as `joinKeyNames` writes them. */
  ivr: string | null;
  ivrName: string | null;
  /** The name of the branch that a location step chose last. */
  location: string | null;
  tags: string[];
  score: number;
  notes: string;
  revenue: Money | null;
  /** Null while the call has that of its caller. */
  leadStatus: LeadStatus | null;
  /** As it is called now; `started` has what it was called then. */
  source: string;
  /** Where the visit before it came from; null without one. */
  web: VisitedFrom | null;
  audio: boolean;
  route: RouteStep[];
  legs: Leg[];
}

/**
 * Folds all events of a call into its log row and legs. Any order and repetition of the same events gives the same
 * result. Undefined before the call's start is known.
 */
export function foldCall(heard: readonly CallEvent[]): FoldedCall | undefined {
  const events = onOneClock([...new Map(heard.map((event) => [event.key, event])).values()]).toSorted(inOrder);
  const imported = ofKind(events, 'call.imported')[0];
  const start = imported ? startOfImported(imported) : ofKind(events, 'call.started')[0];
  if (!start) return undefined;
  const reported = imported?.payload;
  const moves = movesOf(events).map(({ payload }) => payload);
  const stop = endOfCall(events);
  const dials = foldDials(events, stop?.kind ?? 'none');
  const legs = dials.flatMap((dial) => dial.legs);
  const edits = ofKind(events, 'call.edited').map(({ payload }) => payload);
  const answered = dials.some(({ bridged }) => bridged);
  const message = messageOf(events);
  return {
    started: start.payload,
    startedAt: start.at,
    stoppedAt: stop?.at ?? null,
    state: stop ? 'ended' : answered ? 'answered' : 'ringing',
    status: stop ? (reported?.status ?? outcome({ answered, message, moves, start: start.payload })) : null,
    duration: stop ? (stop.seconds ?? Math.max(0, Math.round((stop.at - start.at) / 1000))) : 0,
    talkTime: dials.reduce((sum, { talkSeconds }) => sum + talkSeconds, reported?.talkTime ?? 0),
    target: reported ? reported.target : targetOf(dials),
    ...(reported ? { ivr: reported.ivr ?? null, ivrName: null } : ivrOf(moves)),
    location: locationOf(moves),
    web: reported ? webOfImported(reported) : (start.payload.web ?? null),
    ...foldEdits(
      givenFields(start.payload, { moves, imported: reported, judged: judgedIn(events), sold: soldIn(events) }),
      edits,
    ),
    audio: hasAudio(events),
    route: moves.at(-1)?.route ?? [],
    legs,
  };
}

interface Given {
  moves: readonly FlowMoved[];
  imported: CallImported | undefined;
  judged: CallJudged | undefined;
  sold: CallSold | undefined;
}

/** What a call has before anybody edits it: what its flow and smart tags gave it, or what it was imported with. */
function givenFields(
  { trackingSource: source }: CallStarted,
  { moves, imported, judged, sold }: Given,
): EditableFields {
  return {
    tags: [...new Set([...(imported?.tags ?? []), ...moves.flatMap(({ tags }) => tags), ...(judged?.tags ?? [])])],
    score: judged?.score ?? scoreOf(moves, imported),
    notes: imported?.notes ?? '',
    revenue: sold?.revenue ?? imported?.revenue ?? null,
    leadStatus: sold?.leadStatus ?? imported?.leadStatus ?? null,
    source,
  };
}

const webOfImported = ({ webSource, webMedium, webCampaign, webLanding }: CallImported): VisitedFrom => ({
  source: webSource,
  medium: webMedium,
  campaign: webCampaign ?? null,
  landing: webLanding ?? null,
});

const scoreOf = (moves: readonly FlowMoved[], imported: CallImported | undefined) =>
  moves.reduce((sum, { score }) => sum + score, imported?.score ?? 0);

/** The points that a call’s flow gave it, or that it was imported with. */
export function givenScore(events: readonly CallEvent[]): number {
  const moves = movesOf(events).map(({ payload }) => payload);
  return scoreOf(moves, ofKind(events, 'call.imported')[0]?.payload);
}

/** How smart tags judged a call last. */
export function judgedIn(events: readonly CallEvent[]): CallJudged | undefined {
  const all = ofKind(events, 'call.judged').map(({ payload }) => payload);
  return all.reduce<CallJudged | undefined>((last, one) => (last && last.number > one.number ? last : one), undefined);
}

/** What the sales of a call are worth by now. */
function soldIn(events: readonly CallEvent[]): CallSold | undefined {
  const all = ofKind(events, 'call.sold').map(({ payload }) => payload);
  return all.toSorted((one, other) => one.version - other.version).at(-1);
}

interface Stop {
  at: number;
  seconds: number | null;
  kind: 'reported' | 'lost';
}

/** The end that the carrier reported, otherwise the last event before it fell silent. */
function endOfCall(events: readonly CallEvent[]): Stop | undefined {
  const imported = ofKind(events, 'call.imported')[0];
  if (imported) {
    const { duration: seconds } = imported.payload;
    return { at: imported.at + seconds * 1000, seconds, kind: 'reported' };
  }
  const reported = ofKind(events, 'call.status').find(({ payload }) => isOver(payload.status));
  if (reported) return { at: reported.at, seconds: reported.payload.seconds, kind: 'reported' };
  const lost = ofKind(events, 'call.lost')[0];
  return lost && { at: lost.at, seconds: null, kind: 'lost' };
}

/**
 * What became of the caller's message: long enough to keep, only an empty one because they hung up at the tone, or
 * neither, when they stayed without a word or never came to a tone.
 */
type Message = 'kept' | 'hungUpAtTone' | 'none';

interface Ending {
  answered: boolean;
  message: Message;
  moves: readonly FlowMoved[];
  start: CallStarted;
}

/** docs/decisions/003: answered if bridged, missed if the flow ended or a message was left, otherwise abandoned. */
function outcome({ answered, message, moves, start }: Ending): CallStatus {
  if (answered) return 'answered';
  if (message === 'kept') return 'missed';
  const end = moves.findLast((move) => move.end !== null)?.end;
  const wayEnded = start.flow === null || (end !== undefined && end !== null && end !== 'callerGone');
  return wayEnded && message !== 'hungUpAtTone' ? 'missed' : 'abandoned';
}

function messageOf(events: readonly CallEvent[]): Message {
  const reported = ofKind(events, 'message.left').map(({ payload }) => payload);
  const recorded = ofKind(events, 'recording').filter(({ payload }) => payload.recording === 'message');
  const seconds = [...reported, ...recorded.map(({ payload }) => payload)].map((each) => each.seconds ?? 0);
  if (seconds.some((length) => length >= shortestMessage)) return 'kept';
  return reported.some(({ callerStayed }) => callerStayed !== true) ? 'hungUpAtTone' : 'none';
}

/** Whether there is a conversation or a kept message that was neither lost by the carrier nor deleted. */
function hasAudio(events: readonly CallEvent[]): boolean {
  const missing = [...ofKind(events, 'recording.lost'), ...ofKind(events, 'recording.deleted')];
  const lost = new Set(missing.map(({ payload }) => payload.sid));
  const isKept = ({ sid, recording, seconds }: EventOf<'recording'>['payload']) =>
    !lost.has(sid) && (recording === 'conversation' ? seconds !== 0 : (seconds ?? 0) >= shortestMessage);
  return (
    ofKind(events, 'recording').some(({ payload }) => isKept(payload)) ||
    ofKind(events, 'message.left').some(
      ({ payload: { sid, seconds } }) =>
        seconds >= shortestMessage && (sid === undefined ? lost.size === 0 : !lost.has(sid)),
    )
  );
}

function ivrOf(moves: readonly FlowMoved[]): Pick<FoldedCall, 'ivr' | 'ivrName'> {
  const keys = (moves.at(-1)?.route ?? []).flatMap(({ exit }) => keyOfExit(exit) ?? []);
  const names = moves.flatMap(({ pressed }) => pressed);
  return { ivr: keys.length > 0 ? keys.join('') : null, ivrName: names.length > 0 ? joinKeyNames(names) : null };
}

function locationOf(moves: readonly FlowMoved[]): string | null {
  const found = moves.flatMap(({ heard }) => heard.flatMap((event) => (event.type === 'BRANCH_FOUND' ? event : [])));
  return found.findLast(({ branch }) => branch !== null)?.branch?.name ?? null;
}

/** Who answered, or else who rang last. Null when somebody answered and nothing tells who. */
function targetOf(dials: readonly FoldedDial[]): string | null {
  const bridged = dials.find((dial) => dial.bridged);
  const leg = bridged ? bridged.legs.find(({ outcome: each }) => each === 'answered') : dials.at(-1)?.legs.at(-1);
  return leg ? nameOf(leg.target) : null;
}

function inOrder(a: CallEvent, b: CallEvent): number {
  return a.at - b.at || (a.key < b.key ? -1 : 1);
}
