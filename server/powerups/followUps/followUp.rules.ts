import type { StopReason } from '#values/followUp.ts';

const dayMs = 86_400_000;

/** What went out so much later than it was due says nothing any more. */
export const latestMs = 4 * 3_600_000;
/** While somebody is calling, it is decided later. */
const callingMs = 60_000;

/** A text whose time has come. */
export interface DueText {
  /** Epoch ms. */
  dueAt: number;
  /** Whether the follow-up is on, and the call still as it asks. */
  isOn: boolean;
  matches: boolean;
  quietDays: number;
}

/** What is known of its recipient by then. */
export interface Recipient {
  optedOut: boolean;
  /** Whether somebody spoke with them since the call, or wrote. */
  contacted: boolean;
  /** Whether they are on a call with us. */
  calling: boolean;
  /** When they got a follow-up last, epoch ms; null if never. */
  lastAt: number | null;
}

/** When it is, and when the recipient may get texts, at the earliest; epoch ms. */
export interface Clock {
  now: number;
  opensAt: number;
}

export type Step = { is: 'send' } | { is: 'wait'; until: number } | { is: 'stop'; reason: StopReason };

const stop = (reason: StopReason): Step => ({ is: 'stop', reason });

/** What becomes of a text. */
export function stepOf(text: DueText, recipient: Recipient, { now, opensAt }: Clock): Step {
  const { dueAt, isOn, matches, quietDays } = text;
  const { optedOut, contacted, calling, lastAt } = recipient;
  if (!isOn) return stop('off');
  if (!matches) return stop('changed');
  if (optedOut) return stop('optedOut');
  if (contacted) return stop('contacted');
  if (lastAt !== null && now - lastAt < quietDays * dayMs) return stop('recent');
  if (now - dueAt > latestMs) return stop('late');
  if (opensAt > now) return { is: 'wait', until: opensAt };
  return calling ? { is: 'wait', until: now + callingMs } : { is: 'send' };
}

/** A text that would have followed a past call. Epoch ms. */
export interface PastText {
  /** Who gets it from whom: only one of these within the quiet days. */
  recipient: string;
  /** When the call was over, and when the text would have gone out. */
  endedAt: number;
  at: number;
  optedOut: boolean;
  /** What is known against it beforehand. */
  known: StopReason | null;
}

/** What would have become of texts, in their order, with the times at which their recipients were spoken with. */
export function stepsOf(
  texts: readonly PastText[],
  contacts: ReadonlyMap<string, readonly number[]>,
  quietDays: number,
): (StopReason | null)[] {
  const lastAt = new Map<string, number>();
  const reasons = new Map<PastText, StopReason | null>();
  for (const text of texts.toSorted((one, other) => one.at - other.at)) {
    const { recipient, endedAt, at, optedOut, known } = text;
    const contacted = (contacts.get(recipient) ?? []).some((time) => time >= endedAt && time <= at);
    const caller = { optedOut, contacted, calling: false, lastAt: lastAt.get(recipient) ?? null };
    const step = stepOf({ dueAt: at, isOn: true, matches: true, quietDays }, caller, { now: at, opensAt: at });
    const reason = known ?? (step.is === 'stop' ? step.reason : null);
    if (reason === null) lastAt.set(recipient, at);
    reasons.set(text, reason);
  }
  return texts.map((text) => reasons.get(text) ?? null);
}
