/**
 * A set of moments as ascending, disjoint spans that do not touch: start and end of each in turn, ends exclusive, epoch
 * seconds. Never changed in place, so equal sets are often the same array.
 */
export type Spans = readonly number[];

export const NEVER: Spans = [];

export function spanOf(from: number, to: number): Spans {
  return from < to ? [from, to] : NEVER;
}

/** The moments that are in either set. */
export function eitherOf(some: Spans, others: Spans): Spans {
  if (some === others || others.length === 0) return some;
  if (some.length === 0) return others;
  const result: number[] = [];
  let [i, j] = [0, 0];
  while (i < some.length || j < others.length) {
    const first = (some[i] ?? Infinity) <= (others[j] ?? Infinity);
    const start = (first ? some[i] : others[j]) ?? 0;
    const end = (first ? some[i + 1] : others[j + 1]) ?? 0;
    if (first) i += 2;
    else j += 2;
    append(result, start, end);
  }
  return result.length === some.length && result.every((moment, at) => moment === some[at]) ? some : result;
}

/** The moments that are in both sets. */
export function bothOf(some: Spans, others: Spans): Spans {
  if (some === others) return some;
  const result: number[] = [];
  let [i, j] = [0, 0];
  while (i < some.length && j < others.length) {
    const [end, otherEnd] = [some[i + 1] ?? 0, others[j + 1] ?? 0];
    const start = Math.max(some[i] ?? 0, others[j] ?? 0);
    if (start < Math.min(end, otherEnd)) result.push(start, Math.min(end, otherEnd));
    if (end <= otherEnd) i += 2;
    if (otherEnd <= end) j += 2;
  }
  return result.length === some.length && result.every((moment, at) => moment === some[at]) ? some : result;
}

/** The moments at most `seconds` after one of the set. */
export function upToLater(spans: Spans, seconds: number): Spans {
  return seconds === 0 ? spans : stretched(spans, 0, seconds);
}

/** The moments at most `seconds` before one of the set. */
export function upToEarlier(spans: Spans, seconds: number): Spans {
  return seconds === 0 ? spans : stretched(spans, seconds, 0);
}

export function includes(spans: Spans, moment: number): boolean {
  for (let at = 0; at < spans.length && (spans[at] ?? 0) <= moment; at += 2)
    if (moment < (spans[at + 1] ?? 0)) return true;
  return false;
}

function stretched(spans: Spans, before: number, after: number): Spans {
  const result: number[] = [];
  for (let at = 0; at < spans.length; at += 2) append(result, (spans[at] ?? 0) - before, (spans[at + 1] ?? 0) + after);
  return result;
}

/** Appends a span that starts no earlier than the last one. */
function append(spans: number[], start: number, end: number): void {
  const last = spans.length - 1;
  if (last > 0 && start <= (spans[last] ?? 0)) spans[last] = Math.max(spans[last] ?? 0, end);
  else spans.push(start, end);
}
