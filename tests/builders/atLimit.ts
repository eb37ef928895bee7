/** A limit, with the values next to it: what is allowed below is tried there, and what is not at it and above. */
export function atLimit(limit: number, step = 1): { below: number; at: number; above: number } {
  return { below: limit - step, at: limit, above: limit + step };
}

/** The moments next to a limit in time, a millisecond apart. */
export function momentsAt(limit: Date): { below: Date; at: Date; above: Date } {
  const { below, at, above } = atLimit(limit.getTime());
  return { below: new Date(below), at: new Date(at), above: new Date(above) };
}
