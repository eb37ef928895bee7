/** One target's share of the turns. */
export interface Share {
  id: string;
  /** 1 to 100. */
  weight: number;
}

/**
 * One full cycle of turns: each target appears in proportion to its weight, spread as evenly as possible (smooth
 * weighted round robin). Weights are divided by their common divisor, so the length is at most their sum.
 */
export function rotation(shares: readonly Share[]): string[] {
  const divisor = shares.reduce((common, { weight }) => greatestCommonDivisor(common, weight), 0);
  const credit = shares.map(({ id, weight }) => ({ id, weight: weight / divisor, current: 0 }));
  const total = credit.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from({ length: total }, () => {
    for (const one of credit) one.current += one.weight;
    const next = credit.reduce((best, one) => (one.current > best.current ? one : best));
    next.current -= total;
    return next.id;
  });
}

/** Every target once, starting with the one whose turn it is, then in rotation order. */
export function orderFrom(turns: readonly string[], turn: number): string[] {
  if (turns.length === 0) return [];
  const first = ((turn % turns.length) + turns.length) % turns.length;
  return [...new Set([...turns.slice(first), ...turns.slice(0, first)])];
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
