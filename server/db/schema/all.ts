export * from './accounts.ts';
export * from './brand.ts';
export * from './calls.ts';
export * from './porting.ts';
export * from './routing.ts';
export * from './security.ts';
export * from './sessions.ts';
export * from './users.ts';
