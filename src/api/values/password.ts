import { followsRule, type PasswordRule as Rule, passwordRules, type PasswordStrength } from './passwordRules.ts';

/** How strong a password must be (`PASSWORD_RULE` of the installation). */
export type PasswordRule = PasswordStrength;

/** Longer ones are refused: hashing costs by length. */
export const longestPassword = 200;

/** What a password lacks under a rule, in the order in which the rules are shown; nothing when it will do. */
export function passwordFaults(password: string, rule: PasswordRule): Rule[] {
  return passwordRules[rule].filter((one) => !followsRule(password, one));
}
