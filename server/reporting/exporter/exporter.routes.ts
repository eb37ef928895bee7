import { Readable } from 'node:stream';
import type { exporter } from '#contract/reporting/exporter.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { listCallTags } from '../../telephony/callTags/listCallTags.ts';
import { proveByPassword } from '../../tenancy/sessions/proveByPassword.ts';
import { mailSecurityChange } from '../../tenancy/sessions/mailSecurityChange.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import {
  changeExporter,
  createExporter,
  generateKey,
  listAll,
  readExporter,
  removeExporter,
} from './changeExporter.ts';
import { readFeed } from './readFeed.ts';

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

export const exporterHandlers = (delayHours: number): HandlersFor<typeof exporter> => ({
  listExporters: (context) => listAll(actorOf(context), delayHours),
  listExporterTags: ({ db, scope }) => listCallTags(db, scope),
  getExporter: (context) => readExporter(actorOf(context), context.input.params.uuid, delayHours),
  createExporter(context) {
    const { account, ...details } = context.input.body;
    return createExporter(actorOf(context), account, details, delayHours);
  },
  changeExporter: (context) =>
    changeExporter(actorOf(context), context.input.params.uuid, context.input.body, delayHours),
  async generateExporterKey(context) {
    const { system, principal, jobs, request, input, now } = context;
    const owner = await proveByPassword(system, principal, input.body.password, now());
    const notice = { change: 'feedKeyCreated', address: request.ip } as const;
    const tell = (tx: Tx) => mailSecurityChange(tx, jobs, owner, notice);
    return generateKey(actorOf(context), input.params.uuid, { delayHours, tell });
  },
  deleteExporter: (context) => removeExporter(actorOf(context), context.input.params.uuid, delayHours),
  async readExporterFeed({ system, input, request, reply, now }) {
    const { authorization } = request.headers;
    if (authorization === undefined) reply.header('www-authenticate', 'Bearer, Basic realm="exporter"');
    const asked = { id: input.params.uuid, authorization, address: request.ip, query: input.query };
    const feed = await readFeed(system, asked, { now: now(), delayHours });
    void reply
      .headers({
        'content-type': types[feed.format],
        'content-disposition': `attachment; filename="calls.${feed.format}"`,
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(feed.rows));
  },
});
