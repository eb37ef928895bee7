export * from './accounts.ts';
export * from './calls.ts';
export * from './routing.ts';
export * from './security.ts';
