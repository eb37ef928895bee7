import { Readable } from 'node:stream';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { exporter } from '#contract/reporting/exporter.contract.ts';
import type { HandlersFor, SessionContext } from '../../kernel/http/handler.ts';
import { listCallTags } from '../../telephony/callTags/listCallTags.ts';
import { proveByPassword } from '../../tenancy/sessions/proveByPassword.ts';
import { tellSecurityChange } from '../../tenancy/sessions/tellSecurityChange.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import {
  changeExporter,
  createExporter,
  type Exporting,
  generateKey,
  listAll,
  readExporter,
  removeExporter,
} from './changeExporter.ts';
import { readFeed } from './readFeed.ts';

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

export const exporterHandlers = (delayHours: number): HandlersFor<typeof exporter> => ({
  listExporters: (context) => listAll(exportingBy(context, delayHours)),
  listExporterTags: ({ db, scope }) => listCallTags(db, scope),
  getExporter: (context) => readExporter(exportingBy(context, delayHours), context.input.params.uuid),
  createExporter(context) {
    const { account, ...details } = context.input.body;
    return createExporter(exportingBy(context, delayHours), account, details);
  },
  changeExporter: (context) =>
    changeExporter(exportingBy(context, delayHours), context.input.params.uuid, context.input.body),
  async generateExporterKey(context) {
    const { system, principal, jobs, request, input, now } = context;
    const owner = await proveByPassword(system, principal, input.body.password, now());
    const told = { change: 'feedKeyCreated', address: request.ip } as const;
    return generateKey(exportingBy(context, delayHours), input.params.uuid, (tx) =>
      tellSecurityChange(tx, jobs, owner, told),
    );
  },
  deleteExporter: (context) => removeExporter(exportingBy(context, delayHours), context.input.params.uuid),
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

function exportingBy<E extends EndpointSpec>(context: SessionContext<E>, delayHours: number): Exporting {
  const { db, system, scope, now } = context;
  return { db, system, scope, author: authorOf(context), now: now(), delayHours };
}
