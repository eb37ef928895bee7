/**
 * When visitors call: during the visit, or how long after its last sign of life. Minutes; each span ends where the next
 * begins. After the last nobody is expected to call the number that they saw.
 */
export const delaySpans = [1, 5, 15, 60, 240, 1440, 10_080, 43_200] as const;

/** What was seen of a website’s visitors and callers. Calls are counted by their shares, so they are no whole numbers. */
export interface CallDelays {
  /** Visits that were shown a number, and for how many minutes all of them lasted. */
  visits: number;
  visitMinutes: number;
  /** Calls during a visit. */
  during: number;
  /** Calls after one, by span. */
  after: readonly number[];
  /** Calls by nobody who was shown the number lately, and for how many minutes numbers were shown or could have been. */
  stray: number;
  numberMinutes: number;
}

/** What is assumed before anything was seen: a few hundred visits’ worth, which a week of a small website outweighs. */
const assumed: CallDelays = {
  visits: 300,
  visitMinutes: 900,
  during: 6,
  after: [1.2, 0.9, 0.6, 0.5, 0.3, 0.3, 0.15, 0.05],
  stray: 0.2,
  numberMinutes: 6000,
};

export const noDelays: CallDelays = {
  visits: 0,
  visitMinutes: 0,
  during: 0,
  after: delaySpans.map(() => 0),
  stray: 0,
  numberMinutes: 0,
};

/** Calls a minute that one visitor makes, and those of a number by nobody who visited. */
export interface CallRates {
  during: number;
  after: readonly number[];
  stray: number;
}

export function ratesOf(seen: CallDelays, before: CallDelays = assumed): CallRates {
  const visits = before.visits + seen.visits;
  return {
    during: (before.during + seen.during) / (before.visitMinutes + seen.visitMinutes),
    after: delaySpans.map((end, span) => {
      const minutes = end - (delaySpans[span - 1] ?? 0);
      return ((before.after[span] ?? 0) + (seen.after[span] ?? 0)) / (visits * minutes);
    }),
    stray: (before.stray + seen.stray) / (before.numberMinutes + seen.numberMinutes),
  };
}

/** The span of a delay in minutes: -1 during the visit, undefined when it is over all. */
export function spanOf(minutes: number): number | undefined {
  if (minutes <= 0) return -1;
  const span = delaySpans.findIndex((end) => minutes <= end);
  return span < 0 ? undefined : span;
}

/** Calls a minute that a visitor makes so many minutes after the last sign of life; 0 or less is during the visit. */
export function rateAt({ during, after }: CallRates, minutes: number): number {
  const span = spanOf(minutes);
  if (span === undefined) return 0;
  return span < 0 ? during : (after[span] ?? 0);
}

/** What visits and numbers had time for. */
export type Exposure = Pick<CallDelays, 'visits' | 'visitMinutes' | 'numberMinutes'>;

/**
 * Where numbers change hands in turn, a late caller and a stranger look alike. Then this decides, which knows more
 * strangers and fewer late callers than most websites have: better too little trust than too much.
 */
const usual = { during: 0.1, after: [0.006, 0.009, 0.012, 0.015, 0.009, 0.006, 0.0018, 0.0003], stray: 0.6 };
/** How much that counts, as a share of what the calls themselves say. */
const weight = 0.05;

const mostRounds = 2000;

/**
 * Learns when visitors call from calls of which nobody says who made them. `calls` has for each the minutes since the last
 * sign of life of all visits that were shown its number. By turns it says who probably called and what that says of
 * delays, until neither changes (expectation maximization).
 */
export function learnDelays(exposure: Exposure, calls: readonly (readonly number[])[]): CallDelays {
  const spans = calls.map(spansOf);
  // Far spans hold a visit of every number, so that strangers look like late callers: they get the benefit of the doubt.
  const some = calls.length * weight;
  const expected: CallDelays = {
    visits: 0,
    visitMinutes: 0,
    numberMinutes: 0,
    during: usual.during * some,
    after: usual.after.map((share) => share * some),
    stray: usual.stray * some,
  };
  const few = calls.length / 1000;
  let seen: CallDelays = { ...exposure, during: few, after: delaySpans.map(() => few), stray: calls.length };
  for (let round = 0; round < mostRounds; round++) {
    const next = counted(exposure, spans, ratesOf(seen, expected));
    const moved = Math.max(
      ...[next, seen].map(countsOf).reduce((one, other) => one.map((count, at) => Math.abs(count - (other[at] ?? 0)))),
    );
    seen = next;
    if (moved < calls.length / 1e5) break;
  }
  return seen;
}

const countsOf = ({ during, after, stray }: CallDelays) => [during, ...after, stray];

/** How many candidates of a call are in each span, the first being during the visit. */
function spansOf(minutes: readonly number[]): number[] {
  const counts = Array<number>(delaySpans.length + 1).fill(0);
  for (const each of minutes) {
    const span = spanOf(each);
    if (span !== undefined) counts[span + 1] = (counts[span + 1] ?? 0) + 1;
  }
  return counts;
}

function counted(exposure: Exposure, calls: readonly (readonly number[])[], rates: CallRates): CallDelays {
  const rateOf = [rates.during, ...rates.after];
  const shares = Array<number>(rateOf.length).fill(0);
  let stray = 0;
  for (const spans of calls) {
    const all = rateOf.reduce((sum, rate, span) => sum + rate * (spans[span] ?? 0), rates.stray);
    for (const [span, rate] of rateOf.entries()) shares[span] = (shares[span] ?? 0) + (rate * (spans[span] ?? 0)) / all;
    stray += rates.stray / all;
  }
  const [during = 0, ...after] = shares;
  return { ...exposure, during, after, stray };
}
