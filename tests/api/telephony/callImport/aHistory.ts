import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CallImport, CallImportResult } from '#contract/telephony/callImports.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { foldCall } from '../../../../server/telephony/calls/foldCall.ts';
import { foldedColumns } from '../../../../server/telephony/calls/callRow.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { callEvents, calls } from '../../../../server/kernel/db/schema/calls.ts';
import { listCallEvents } from '../../../../server/telephony/callLog/callEvents.repository.ts';
import { ask } from '../../../builders/api/ask.ts';

/** Who imports where. */
export interface Importer {
  app: FastifyInstance;
  account: number;
  headers: Record<string, string>;
}

export const someColumns = 'dateStart,caller,trackingNumber,status,duration';

/** Uploads lines of CSV and returns the answer. */
export async function upload(
  { app, account, headers }: Importer,
  csv: string | Buffer,
  fields: Record<string, string> = {},
) {
  const file = { name: 'history.csv', bytes: Buffer.from(csv) };
  const body = { invalid: 'refuse', ...fields };
  const answer = await ask(app, endpoints.importCallFile, { params: { account }, body, file }, headers);
  return { ...answer, result: JSON.parse(answer.body) as CallImportResult };
}

export async function listed({ app, account, headers }: Importer): Promise<CallImport[]> {
  const answer = await ask(app, endpoints.listCallImports, { params: { account } }, headers);
  return JSON.parse(answer.body) as CallImport[];
}

/** The calls of an account, oldest first. */
export function callsOf(db: Db, account: number) {
  return db.select().from(calls).where(eq(calls.accountId, account)).orderBy(calls.dateStart, calls.id);
}

/** What each call's row would be if it were folded from its events again, beside what it is. */
export async function rebuilt(db: Db, account: number): Promise<{ row: object; folded: object | undefined }[]> {
  const rows = await callsOf(db, account);
  return Promise.all(
    rows.map(async (row) => {
      const events = await listCallEvents(db, { accountId: account, callUuid: row.uuid });
      const folded = foldCall(events);
      const columns = folded && { ...foldedColumns(folded), firstTime: folded.started.firstTime };
      const same = Object.fromEntries(Object.keys(columns ?? {}).map((name) => [name, row[name as keyof typeof row]]));
      return { row: same, folded: columns };
    }),
  );
}

/** How many events an account's calls have. */
export async function countEvents(db: Db, account: number): Promise<number> {
  const events = await db
    .select()
    .from(callEvents)
    .where(and(eq(callEvents.accountId, account)));
  return events.length;
}
