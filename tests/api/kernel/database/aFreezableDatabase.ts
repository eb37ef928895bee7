import { createServer, connect, type NetConnectOpts, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterFile } from '../../../afterFile.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';

/** A database behind a line that can be frozen: it takes connections and what they say, and answers nothing. */
export async function aFreezableDatabase() {
  const db = await aDatabase();
  const { host, port, user, database } = new pg.Client(db.$client.options);
  const target: NetConnectOpts = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const pairs = new Set<readonly [Socket, Socket]>();
  let isFrozen = false;
  const line = createServer((near) => {
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('data', (chunk) => other.write(chunk));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
    if (isFrozen) far.pause();
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  afterFile(() => {
    for (const [near] of pairs) near.destroy();
    line.close();
  });
  const { port: ownPort } = line.address() as AddressInfo;
  return {
    db,
    url: `postgres://${user}@127.0.0.1:${ownPort}/${database}`,
    freeze() {
      isFrozen = true;
      for (const [, far] of pairs) far.pause();
    },
    thaw() {
      isFrozen = false;
      for (const [, far] of pairs) far.resume();
    },
  };
}
