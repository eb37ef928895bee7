/**
 * `basic`: at least 6 characters. `strong`: at least 8 with a lower and an uppercase letter, a digit and a special
 * character. `breached`: at least 12 of any kind, and not known from a data breach, which only the server checks.
 */
export const passwordStrengths = ['basic', 'strong', 'breached'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** Limits the cost of hashing. */
export const longestPassword = 200;

export type PasswordRule =
  | 'sixCharacters'
  | 'eightCharacters'
  | 'twelveCharacters'
  | 'lowercase'
  | 'uppercase'
  | 'digit'
  | 'special';

const tests: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  sixCharacters: (password) => Array.from(password).length >= 6,
  eightCharacters: (password) => Array.from(password).length >= 8,
  twelveCharacters: (password) => Array.from(password).length >= 12,
  lowercase: (password) => /\p{Ll}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\d/.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
};

/** The rules of a strength (specification section 5; `breached` is ours) that can be checked while typing, in display order. */
export const passwordRules: Readonly<Record<PasswordStrength, readonly PasswordRule[]>> = {
  basic: ['sixCharacters'],
  strong: ['eightCharacters', 'lowercase', 'uppercase', 'digit', 'special'],
  breached: ['twelveCharacters'],
};

export const followsRule = (password: string, rule: PasswordRule): boolean => tests[rule](password);

/** The rules that a password breaks, in display order; empty when it is acceptable. */
export function passwordFaults(password: string, strength: PasswordStrength): PasswordRule[] {
  return passwordRules[strength].filter((rule) => !followsRule(password, rule));
}

export function isPasswordStrong(password: string, strength: PasswordStrength): boolean {
  return passwordFaults(password, strength).length === 0;
}
