/** The order with one id at another place; places beyond the ends are the ends. */
export function moveTo(order: readonly string[], id: string, place: number): string[] {
  if (!order.includes(id)) return [...order];
  const rest = order.filter((one) => one !== id);
  return rest.toSpliced(Math.max(0, Math.min(place, rest.length)), 0, id);
}

/** A kept order made to fit what is there now: what is gone falls out, what is new comes last. */
export function fitOrder(kept: readonly string[], present: readonly string[]): string[] {
  const known = [...new Set(kept)].filter((id) => present.includes(id));
  return [...known, ...present.filter((id) => !known.includes(id))];
}
