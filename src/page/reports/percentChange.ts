/** The relative change; divides by the old value, or 1 if zero (specification section 9). */
export function percentChange(now: number, before: number): number {
  return (now - before) / (before === 0 ? 1 : before);
}
