/** Which visits of a journey get the credit for a call. */
export const creditModels = ['first', 'last', 'lastNonDirect', 'linear', 'firstAndLast'] as const;
export type CreditModel = (typeof creditModels)[number];
