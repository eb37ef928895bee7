import { onlyVariable } from './fromLiquid.ts';
import { shortName, textOf } from './settingsOf.ts';
import type { StudioTransition, StudioWidget } from './studioFlow.ts';

/** The variable that all conditions of a split test; undefined if they test something else, or what a filter makes of it. */
export function subjectOf(split: StudioWidget): string | undefined {
  const input = onlyVariable(textOf(split, 'input'));
  const tested = matchesOf(split).flatMap(({ conditions }) => (conditions ?? []).flatMap((one) => one.arguments ?? []));
  return tested.every((each) => typeof each === 'string' && onlyVariable(each) === input) ? input : undefined;
}

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

/** What a transition is called in Studio, as far as it fits. */
export function nameOf({ event, conditions }: StudioTransition): string {
  const [first] = conditions ?? [];
  return shortName(first?.friendly_name ?? event);
}
