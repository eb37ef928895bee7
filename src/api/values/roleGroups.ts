import type { Role } from './roles.ts';

/** Role lists of the specification (section 2): one of the roles is enough, an empty list means any signed-in user. */
export const anyone = [] as const satisfies readonly Role[];
export const configurers = ['admin', 'super', 'system', 'support', 'conf'] as const satisfies readonly Role[];
export const admins = ['admin', 'super', 'system', 'support'] as const satisfies readonly Role[];
export const resellers = ['super', 'system', 'support'] as const satisfies readonly Role[];
export const messengers = [...configurers, 'users'] as const satisfies readonly Role[];
export const billers = ['billing', ...admins] as const satisfies readonly Role[];
/** Who may see what messages cost, and what is left for them. */
export const creditViewers = [...messengers, 'billing'] as const satisfies readonly Role[];
/** Everybody who may do more than look at calls and reports. */
export const callEditors = [...messengers, 'billing'] as const satisfies readonly Role[];
/** Those who run the installation (specification section 6). */
export const operators = ['system'] as const satisfies readonly Role[];
export const userManagers = ['users'] as const satisfies readonly Role[];
