import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { callDemo } from '../webhooks.bench.ts';
import type { Figure } from '../report.ts';

const connections = 16;
const rounds = 100;

/** New calls a second over signed webhooks, and rows a second that PostgreSQL alone takes from as many connections. */
export async function measureIngest(url: string, connection: pg.ClientConfig): Promise<Figure[]> {
  const called = await callDemo(url, connections, rounds);
  const pool = new pg.Pool({ ...connection, max: connections });
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async (_, place) => {
      for (let round = 0; round < rounds; round += 1)
        await pool.query(
          `insert into calls (account_id, id, uuid, date_start, t15, state, direction, first_time, caller, tracking_number,
            tracking_name, tracking_source, settled)
          select account_id, -1 - $2, $1, date_start, t15, 2, 0, false, caller, tracking_number, tracking_name,
            tracking_source, true
          from bench_templates where place = $2`,
          [randomUUID(), place * rounds + round],
        );
    }),
  );
  const bare = (connections * rounds * 1000) / (performance.now() - begun);
  await pool.query('delete from calls where id < 0');
  await pool.end();
  return [
    { name: 'new calls over webhooks', value: called, unit: '/s' },
    { name: 'rows inserted by plain SQL', value: bare, unit: '/s' },
  ];
}
