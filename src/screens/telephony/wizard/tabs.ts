/** The specification's tabs, in its order. */
export const tabs = ['messaging', 'locations', 'flow', 'routing', 'details', 'dni'] as const;
export type Tab = (typeof tabs)[number];
