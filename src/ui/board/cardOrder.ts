/** Moves an id to another place, clamped to the ends. */
export function moveTo(order: readonly string[], id: string, place: number): string[] {
  if (!order.includes(id)) return [...order];
  const rest = order.filter((one) => one !== id);
  return rest.toSpliced(Math.max(0, Math.min(place, rest.length)), 0, id);
}

/** Fits a stored order to the present ids: drops missing ones, appends new ones. */
export function fitOrder(kept: readonly string[], present: readonly string[]): string[] {
  const known = [...new Set(kept)].filter((id) => present.includes(id));
  return [...known, ...present.filter((id) => !known.includes(id))];
}
