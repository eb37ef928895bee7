import type { Device } from '#values/device.ts';
import { heartbeatSeconds, type TouchRule } from '#values/website.ts';
import { attribute, type Attribution, type Candidate } from '../../../src/attribution/attribute.ts';
import { delaySpans, noDelays, ratesOf } from '../../../src/attribution/callDelays.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { type CandidateRow, listCandidates } from './candidates.repository.ts';

/** A visit that may have led to a call. `minutes` is from its last sign of life to the call, 0 during the visit. */
export interface PossibleVisit {
  visit: string;
  source: string;
  medium: string;
  share: number;
  minutes: number;
}

/** Where a call came from, and why that is believed. */
export interface AttributedVisit {
  account: number;
  source: string;
  medium: string;
  /** How likely source and medium are right, 0 to 1. */
  confidence: number;
  /** What told the source, and what it saw. */
  rule: TouchRule;
  evidence: string;
  /** The visit itself; null where several of the same source are as likely. */
  visit: string | null;
  visitor: string | null;
  campaign: string | null;
  keyword: string | null;
  landing: string | null;
  /** The last page seen. */
  conversion: string | null;
  device: Device | null;
  /** When the number was shown to the visit (epoch ms), and whether to it alone. */
  shownAt: number;
  alone: boolean;
  /** The likeliest visits, and how many there were. */
  possible: PossibleVisit[];
  visits: number;
}

/** A visit is named only if it is likelier than all others together. */
const named = 0.5;
const mostPossible = 5;
const dayMs = 86_400_000;
/** Carriers tell whole seconds, and clocks differ a little: a visit that began so soon after a call came before it. */
const clockMs = 5000;
const longestMs = (delaySpans.at(-1) ?? 0) * 60_000;

type Found = Candidate & { row: CandidateRow };

/**
 * Says which visit a call to an account’s number comes from, by who saw it and when. Null if it is likelier nobody’s. Of
 * websites of other accounts only those count that are shared with it.
 */
export async function attributeCall(
  executor: Executor,
  { account, did, at }: { account: number; did: string; at: number },
): Promise<AttributedVisit | null> {
  const since = new Date(at - longestMs - dayMs);
  const rows = await listCandidates(executor, { account, did, at: new Date(at + clockMs), since });
  const [last] = rows;
  if (!last) return null;
  const candidates = rows.map((row): Found => ({
    visit: row.visit,
    source: row.source,
    medium: row.medium,
    from: Math.min(row.from.getTime(), at),
    lastSeen: row.lastSeen.getTime(),
    aliveUntil: Math.min(row.lastSeen.getTime() + 2 * heartbeatSeconds * 1000, row.until?.getTime() ?? Infinity),
    row,
  }));
  const found = attribute(candidates, at, last.rates ?? ratesOf(noDelays));
  return found ? toAttributed(found, rows.length) : null;
}

function toAttributed({ weighed, best, confidence }: Attribution<Found>, visits: number): AttributedVisit {
  const { row } = best.candidate;
  const { account, source, medium, rule, evidence } = row;
  const isNamed = best.share >= named;
  return {
    account,
    source,
    medium,
    confidence: Math.round(confidence * 1000) / 1000,
    rule,
    evidence,
    visit: isNamed ? row.visit : null,
    visitor: isNamed ? row.visitor : null,
    campaign: isNamed ? row.campaign : null,
    keyword: isNamed ? row.keyword : null,
    landing: isNamed ? row.landing : null,
    conversion: isNamed ? row.conversion : null,
    device: isNamed ? row.device : null,
    shownAt: row.from.getTime(),
    alone: row.pool !== null,
    possible: weighed.slice(0, mostPossible).map(({ candidate, share, minutes }) => ({
      visit: candidate.visit,
      source: candidate.source,
      medium: candidate.medium,
      share: Math.round(share * 1000) / 1000,
      minutes: Math.round(minutes),
    })),
    visits,
  };
}
