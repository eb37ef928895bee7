import type { World } from './aWorld.ts';

/** How a world's data looks in JSON: account ids, UUIDs, numbers, emails, tokens. Small numbers are too ambiguous. */
export function marksOf(world: World): string[] {
  return valuesIn(world).flatMap((value) => {
    if (typeof value === 'number') return value > 20_000 ? [`:${value}`] : [];
    return value.length > 8 ? [JSON.stringify(value).slice(1, -1)] : [];
  });
}

function valuesIn(thing: unknown): (string | number)[] {
  if (typeof thing === 'string' || typeof thing === 'number') return [thing];
  return typeof thing === 'object' && thing !== null ? Object.values(thing).flatMap(valuesIn) : [];
}

/** Marks of a world in an answer that the request itself did not contain. */
export function leaked(world: World, sample: object, body: string): string[] {
  const said = JSON.stringify(sample);
  return marksOf(world).filter((mark) => body.includes(mark) && !said.includes(mark));
}
