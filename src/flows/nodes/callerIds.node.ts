/** Whose number the people called see. */
export const CALLER_IDS = ['caller', 'trackingNumber'] as const;
export type CallerId = (typeof CALLER_IDS)[number];
