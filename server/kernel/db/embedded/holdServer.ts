import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const holdersLock = 7_201_002;
const startingAttempts = 1200;

/**
 * A connection whose shared lock shows that this process uses the server. Undefined when no server answers, or when the
 * last process that used it is stopping it.
 */
export async function hold(connection: pg.ClientConfig): Promise<pg.Client | undefined> {
  const client = await connect(connection);
  if (!client) return undefined;
  try {
    await client.query('select pg_advisory_lock_shared($1)', [holdersLock]);
    const there = await client.query(`select 1 from pg_database where datname = 'trunkline'`);
    if (there.rows.length === 0) await createOnce(client);
    return client;
  } catch (error) {
    await client.end();
    if (isGoing(error)) return undefined;
    throw error;
  }
}

async function connect(connection: pg.ClientConfig): Promise<pg.Client | undefined> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ ...connection, application_name: 'trunkline holder' });
    // The pool reports a lost server; this connection then has nothing left to hold.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (isAbsent(error)) return undefined;
      if (!isGoing(error) || attempt === startingAttempts) throw error;
      await sleep(100);
    }
  }
}

async function createOnce(client: pg.Client): Promise<void> {
  try {
    await client.query('create database trunkline');
  } catch (error) {
    const duplicate = error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505');
    if (!duplicate) throw error;
  }
}

/**
 * Releases the server, and stops it if no other process holds it. The lock is kept until the server has stopped, so
 * that a process that starts meanwhile waits instead of finding a server that is shutting down.
 */
export async function letGo(client: pg.Client, stop: () => Promise<void>): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1)', [holdersLock]);
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [holdersLock]);
  if (rows[0]?.last === true) await stop();
  await client.end();
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED');
}

/**
 * While recovering from a crash or shutting down, the server reports class 57P or breaks the connection, for which the
 * driver also has errors without a code.
 */
function isGoing(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code?.startsWith('57P') === true;
  if (!(error instanceof Error)) return false;
  return !('code' in error) || error.code === 'EPIPE' || error.code === 'ECONNRESET';
}
