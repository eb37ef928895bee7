/** How many rows Page Up and Page Down skip. */
const leap = 10;

/** The row that a key moves to; null for other keys. */
export function rowAfterKey(key: string, active: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    j: active + 1,
    ArrowUp: active - 1,
    k: active - 1,
    PageDown: active + leap,
    PageUp: active - leap,
    Home: 0,
    End: count - 1,
  };
  const wanted = steps[key];
  return wanted === undefined || count === 0 ? null : Math.max(0, Math.min(count - 1, wanted));
}
