import type { StudioTransition, StudioWidget } from './studioFlow.ts';

/** The transitions of a split that have conditions. */
export function matchesOf(split: StudioWidget): StudioTransition[] {
  return split.transitions.filter(({ event }) => event === 'match');
}

/** All values that a transition's conditions of these types compare with; undefined if it has others too, or none. */
export function valuesOf({ conditions }: StudioTransition, ...types: string[]): string[] | undefined {
  const found = (conditions ?? []).map(({ type, value }) => {
    if (!types.includes(type) || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
    const text = String(value);
    return type === 'matches_any_of' ? text.split(',').map((each) => each.trim()) : [text.trim()];
  });
  if (found.length === 0 || found.includes(undefined)) return undefined;
  return found.flatMap((values) => values ?? []);
}

/** What a transition is called in Studio. */
export function nameOf({ event, conditions }: StudioTransition): string {
  const [first] = conditions ?? [];
  return first?.friendly_name ?? event;
}
