/** What tests of the API start, from the sources or from the build: errors of one’s libraries mean nothing to the other. */
export { drizzle } from 'drizzle-orm/node-postgres';
export { default as pg } from 'pg';
export { composeApp } from '../../../server/compose.ts';
