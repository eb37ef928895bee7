import { type CallRates, rateAt } from './callDelays.ts';

/** A visit that was shown the number that was called. */
export interface Candidate {
  visit: string;
  source: string;
  medium: string;
  /** The first moment at which the visitor could see the number, and the last sign of life. Epoch ms. */
  from: number;
  lastSeen: number;
  /** Until when a page that is open is given before its next sign of life (epoch ms). */
  aliveUntil: number;
}

export interface Weighed<Of extends Candidate = Candidate> {
  candidate: Of;
  /** Minutes from the visit’s last sign of life to the call; 0 during the visit. */
  minutes: number;
  /** How likely it is, 0 to 1, that this visitor called. */
  share: number;
}

/** Who called, as far as it can be told. */
export interface Attribution<Of extends Candidate = Candidate> {
  /** All candidates, the likeliest first. */
  weighed: readonly Weighed<Of>[];
  /** The likeliest visit of the likeliest source. */
  best: Weighed<Of>;
  /** How likely source and medium are right, 0 to 1: all candidates of the same add up. */
  confidence: number;
}

/**
 * Weighs the visits that were shown a number by how likely each of their visitors calls at this moment, against somebody
 * who never visited. Undefined if that is likelier than any source.
 */
export function attribute<Of extends Candidate>(
  candidates: readonly Of[],
  at: number,
  rates: CallRates,
): Attribution<Of> | undefined {
  const { weighed, stray } = weigh(candidates, at, rates);
  const bySource = new Map<string, number>();
  for (const { candidate, share } of weighed)
    bySource.set(sourceOf(candidate), (bySource.get(sourceOf(candidate)) ?? 0) + share);
  const [likeliest] = [...bySource].toSorted(([, one], [, other]) => other - one);
  const best = weighed.find(({ candidate }) => sourceOf(candidate) === likeliest?.[0]);
  return best && likeliest && likeliest[1] > stray ? { weighed, best, confidence: likeliest[1] } : undefined;
}

/** The shares of all candidates, the likeliest first, and that of somebody who never visited. Together they are 1. */
export function weigh<Of extends Candidate>(candidates: readonly Of[], at: number, rates: CallRates) {
  const rated = candidates
    .filter(({ from }) => from <= at)
    .map((candidate) => {
      const minutes = at <= candidate.aliveUntil ? 0 : (at - candidate.lastSeen) / 60_000;
      return { candidate, minutes, rate: rateAt(rates, minutes) };
    })
    .filter(({ rate }) => rate > 0);
  const all = rated.reduce((sum, { rate }) => sum + rate, rates.stray);
  const weighed: Weighed<Of>[] = rated
    .map(({ candidate, minutes, rate }) => ({ candidate, minutes, share: rate / all }))
    .toSorted((one, other) => other.share - one.share || other.candidate.lastSeen - one.candidate.lastSeen);
  return { weighed, stray: rates.stray / all };
}

const sourceOf = ({ source, medium }: Candidate) => `${source}\n${medium}`;
