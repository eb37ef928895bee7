import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import {
  bulkReportFields,
  messageExportFields,
  type messageReports,
} from '#contract/messaging/messageReports.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { leaving } from '../../kernel/http/leaving.ts';
import { pageOfMessages } from './messageReports.repository.ts';
import { auditExport } from '../../kernel/access/auditReading.ts';
import { type Actor, actorOf } from '../../kernel/access/actor.ts';
import { csvLines } from '../../kernel/files/csvLines.ts';
import { exportedCampaigns } from './exportCampaigns.ts';
import { exportedMessages } from './exportMessages.ts';
import { conditionsOfFilter, messageReport, toMessageRow } from './messageReport.ts';

export const messageReportHandlers: HandlersFor<typeof messageReports> = {
  getMessageReport: ({ db, scope, input, now }) => messageReport(db, scope, input.query, now()),
  async listMessages({ db, scope, input: { query } }) {
    const { start, length, search, ...filter } = query;
    const { rows, total } = await pageOfMessages(db, scope, { ...conditionsOfFilter(filter), search, start, length });
    return { recordsTotal: total, recordsFiltered: total, data: rows.map(toMessageRow) };
  },
  async downloadMessages(context) {
    const { input, reply } = context;
    const actor = actorOf(context);
    await auditExport(actor.db, actor.author, ownOf(actor), { action: 'messages.exported', query: input.query });
    const rows = exportedMessages(actor, conditionsOfFilter(input.query), leaving(reply));
    await sendCsv(reply, 'messages', Readable.from(csvLines(messageExportFields, rows)));
  },
  async downloadBulkReport(context) {
    const { input, reply } = context;
    const actor = actorOf(context);
    await auditExport(actor.db, actor.author, ownOf(actor), { action: 'campaigns.exported', query: input.query });
    const filter = conditionsOfFilter({ ...input.query, dateview: 'days' });
    const rows = exportedCampaigns(actor, filter, leaving(reply));
    await sendCsv(reply, 'campaigns', Readable.from(csvLines(bulkReportFields, rows)));
  },
};

const ownOf = ({ scope, principal }: Actor) => ({ scope, own: principal.accountId });

async function sendCsv(reply: FastifyReply, name: string, content: Readable): Promise<void> {
  reply.header('content-disposition', `attachment; filename="${name}.csv"`);
  await reply.type('text/csv; charset=utf-8').send(content);
}
