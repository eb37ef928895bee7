import type { Allow } from '#values/roles.ts';

export interface FactorRule {
  PUBLIC: boolean;
  STAFF_SECOND_FACTOR: boolean;
}

/** Whether a user needs a second factor: staff do, except the demo's where nobody else can reach the server. */
export function isFactorDemanded(
  { PUBLIC, STAFF_SECOND_FACTOR }: FactorRule,
  email: string,
  { system = false, support = false }: Allow,
): boolean {
  if (!STAFF_SECOND_FACTOR || (!system && !support)) return false;
  return PUBLIC || !/@demo\.test$/i.test(email);
}
