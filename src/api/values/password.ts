/** How strong a password must be: 6 characters, or 8 with a lowercase and an uppercase letter, a digit and another sign. */
export type PasswordRule = 'basic' | 'strong';

/** What a password lacks. */
export type PasswordFault = 'length' | 'lowercase' | 'uppercase' | 'digit' | 'special';

/** The fewest characters of each rule (specification section 5). */
export const shortestPassword: Record<PasswordRule, number> = { basic: 6, strong: 8 };

/** Longer ones are refused: hashing costs by length. */
export const longestPassword = 200;

const needs: [PasswordFault, RegExp][] = [
  ['lowercase', /\p{Ll}/u],
  ['uppercase', /\p{Lu}/u],
  ['digit', /\p{Nd}/u],
  ['special', /[^\p{L}\p{N}]/u],
];

/** What a password lacks under a rule, in a fixed order; nothing when it will do. Characters are Unicode code points. */
export function passwordFaults(password: string, rule: PasswordRule): PasswordFault[] {
  const isShort = Array.from(password).length < shortestPassword[rule];
  const lacking = rule === 'strong' ? needs.filter(([, pattern]) => !pattern.test(password)) : [];
  return [...(isShort ? (['length'] as const) : []), ...lacking.map(([fault]) => fault)];
}
