import { Readable } from 'node:stream';
import { type callExport, exportCountHeader } from '#contract/telephony/callExport.contract.ts';
import { exportFields } from '#values/exportField.ts';
import { cancellable } from '../../kernel/db/cancellable.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { leaving } from '../../kernel/http/leaving.ts';
import { countExported } from './exportedCalls.repository.ts';
import { auditExport } from '../../kernel/access/auditReading.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { AppError } from '../../kernel/appError.ts';
import { csvLines } from '../../kernel/files/csvLines.ts';
import { exportedBatches } from './exportCalls.ts';
import { mostRows, workbook } from '../../kernel/files/workbook.ts';
import { momentsOf } from '../calls/localRange.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const callExportHandlers: HandlersFor<typeof callExport> = {
  async downloadCalls(context) {
    const { input, reply } = context;
    const actor = actorOf(context);
    const { db, scope, principal, author } = actor;
    const { format, ...query } = input.query;
    const filter = { ...query, ...momentsOf(query), direction: query.direction ?? 'inbound' };
    const signal = leaving(reply);
    const count = await cancellable(actor, signal, (tx) => countExported(tx, scope, filter));
    if (format === 'xlsx' && count >= mostRows) throw new AppError('TOO-MANY-CALLS', { most: mostRows - 1 });
    const of = { scope, own: principal.accountId };
    await auditExport(db, author, of, { action: 'calls.exported', query: input.query });
    const batches = exportedBatches(actor, filter, signal);
    const content = format === 'csv' ? Readable.from(csvLines(exportFields, batches)) : workbook(exportFields, batches);
    reply.header(exportCountHeader, count);
    reply.header('content-disposition', `attachment; filename="calls.${format}"`);
    await reply.type(types[format]).send(content);
  },
};
