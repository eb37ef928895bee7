import type { RouteStep } from '#values/flow/routeStep.ts';
import type { CallState, CallStatus } from '#values/callStatus.ts';
import { isOver, ofKind, type CallEvent, type CallStarted, type FlowMoved } from './callEvent.ts';
import { foldLegs, type Leg } from './foldLegs.ts';

/** A shorter message means that the caller hung up at the tone. Whole seconds. */
export const shortestMessage = 2;

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
  /** The keys pressed in menus, in order, and the label of the first. */
  ivr: string | null;
  ivrName: string | null;
  tags: string[];
  score: number;
  audio: boolean;
  route: RouteStep[];
  legs: Leg[];
}

/**
 * Folds all events of a call into its log row and legs. Any order and repetition of the same events gives the same
 * result. Undefined before the call's start is known.
 */
export function foldCall(heard: readonly CallEvent[]): FoldedCall | undefined {
  const events = [...new Map(heard.map((event) => [event.key, event])).values()].toSorted(inOrder);
  const start = ofKind(events, 'call.started')[0];
  if (!start) return undefined;
  const moves = ofKind(events, 'flow.moved')
    .map(({ payload }) => payload)
    .toSorted((a, b) => a.step - b.step);
  const legs = foldLegs(events);
  const answered = legs.find(({ outcome }) => outcome === 'answered');
  const stop = endOfCall(events);
  const message = messageSeconds(events) >= shortestMessage;
  return {
    started: start.payload,
    startedAt: start.at,
    stoppedAt: stop?.at ?? null,
    state: stop ? 'ended' : answered ? 'answered' : 'ringing',
    status: stop ? outcome({ answered: answered !== undefined, message, moves, start: start.payload }) : null,
    duration: stop ? (stop.seconds ?? Math.max(0, Math.round((stop.at - start.at) / 1000))) : 0,
    talkTime: legs.reduce((sum, { talkSeconds }) => sum + talkSeconds, 0),
    target: targetOf(answered ?? legs.at(-1)),
    ...ivrOf(moves),
    tags: [...new Set(moves.flatMap(({ tags }) => tags))],
    score: moves.reduce((sum, { score }) => sum + score, 0),
    audio: message || ofKind(events, 'recording').some(({ payload }) => isConversation(payload)),
    route: moves.at(-1)?.route ?? [],
    legs: stop ? legs.map(endRinging) : legs,
  };
}

/** The end that the carrier reported, otherwise the last event before it fell silent. */
function endOfCall(events: readonly CallEvent[]): { at: number; seconds: number | null } | undefined {
  const told = ofKind(events, 'call.status').find(({ payload }) => isOver(payload.status));
  if (told) return { at: told.at, seconds: told.payload.seconds };
  const lost = ofKind(events, 'call.lost')[0];
  return lost && { at: lost.at, seconds: null };
}

interface Ending {
  answered: boolean;
  message: boolean;
  moves: readonly FlowMoved[];
  start: CallStarted;
}

/** docs/decisions/003: answered if bridged, missed if the flow ended or a message was left, otherwise abandoned. */
function outcome({ answered, message, moves, start }: Ending): CallStatus {
  if (answered) return 'answered';
  const end = moves.findLast((move) => move.end !== null)?.end;
  const wayEnded = start.flow === null || (end !== undefined && end !== null && end !== 'callerGone');
  return message || wayEnded ? 'missed' : 'abandoned';
}

function messageSeconds(events: readonly CallEvent[]): number {
  const told = ofKind(events, 'message.left').map(({ payload }) => payload.seconds);
  const kept = ofKind(events, 'recording').flatMap(({ payload }) =>
    payload.recording === 'message' ? [payload.seconds] : [],
  );
  return Math.max(0, ...told, ...kept);
}

function isConversation({ recording, seconds }: { recording: string; seconds: number }): boolean {
  return recording === 'conversation' && seconds > 0;
}

function ivrOf(moves: readonly FlowMoved[]): { ivr: string | null; ivrName: string | null } {
  const keys = (moves.at(-1)?.route ?? []).flatMap(({ exit }) => keyOf(exit));
  const name = moves.flatMap(({ pressed }) => pressed)[0] ?? null;
  return { ivr: keys.length > 0 ? keys.join('') : null, ivrName: name };
}

function keyOf(exit: string | null): string[] {
  const key = exit?.startsWith('key-') ? exit.slice('key-'.length) : undefined;
  if (key === undefined) return [];
  return [key === 'star' ? '*' : key === 'hash' ? '#' : key];
}

function targetOf(leg: Leg | undefined): string | null {
  return leg ? leg.target.label || leg.target.number : null;
}

/** Once a call is over, unreported legs count as canceled by the carrier. */
function endRinging(leg: Leg): Leg {
  return leg.outcome === 'ringing' ? { ...leg, outcome: 'canceled' } : leg;
}

function inOrder(a: CallEvent, b: CallEvent): number {
  return a.at - b.at || (a.key < b.key ? -1 : 1);
}
