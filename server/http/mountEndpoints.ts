import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimitOf, type EndpointSpec } from '#contract/endpoint.ts';
import { tenantDb } from '../db/tenantDb.ts';
import { auditActing } from '../services/access/auditActing.ts';
import { authorOf } from '../services/access/authorOf.ts';
import { scopeOfRequest } from '../services/access/requestScope.ts';
import { authenticate, type Authenticated } from './authenticate.ts';
import { describeRoute } from './describeRoute.ts';
import type { HandlersFor, Platform } from './handler.ts';
import { LargeBodies, largeBody } from './largeBodies.ts';
import { oncePerKey } from './idempotency.ts';
import { readInput } from './readInput.ts';
import { readUpload } from './readUpload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated user; null until a session endpoint has authenticated the request. */
    auth: Authenticated | null;
  }
}

/** A handler whose types were checked where the table is defined. */
type MountedHandler = (context: object) => unknown;

/** Registers a route for every endpoint of an area: session, roles, input, account scope, handler, output. */
export function mountEndpoints<Area extends Record<string, EndpointSpec>>(
  app: FastifyInstance,
  platform: Platform,
  handlers: HandlersFor<Area>,
  area: Area,
): void {
  app.decorateRequest('auth', null);
  // Safe because `handlers` maps each name to the handler of its own endpoint, whose schemas parse its input here.
  const table = handlers as unknown as Record<string, MountedHandler>;
  const largeBodies = new LargeBodies();
  for (const [name, endpoint] of Object.entries(area)) {
    const handler = table[name];
    if (handler === undefined) throw new Error(`${name} has no handler`);
    const mounted = { name, endpoint, handler, largeBodies };
    if (endpoint.anyBody) void app.register((inner) => Promise.resolve(mount(takingAnyBody(inner), platform, mounted)));
    else mount(app, platform, mounted);
  }
}

/** Accepts bodies of any type without reading them. */
function takingAnyBody(app: FastifyInstance): FastifyInstance {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  return app;
}

interface Mounted {
  name: string;
  endpoint: EndpointSpec;
  handler: MountedHandler;
  largeBodies: LargeBodies;
}

function mount(app: FastifyInstance, platform: Platform, { name, endpoint, handler, largeBodies }: Mounted): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: describeRoute(name, endpoint),
    bodyLimit: bodyLimitOf(endpoint),
    ...(endpoint.perMinute !== undefined && {
      config: { rateLimit: { max: Math.min(endpoint.perMinute, platform.config.RATE_LIMIT) } },
    }),
    async onRequest(request, reply) {
      // Handlers of public data say otherwise.
      reply.header('cache-control', 'no-store');
      if (endpoint.access === 'session') request.auth = await authenticate(platform, endpoint, request);
      if (bodyLimitOf(endpoint) > largeBody && !isSmall(request)) await awaitTurn(largeBodies, request, reply);
    },
    async handler(request, reply) {
      const upload = endpoint.upload && (await readUpload(request, endpoint.upload));
      if (upload && 'discard' in upload.file) reply.raw.once('close', upload.file.discard);
      const context = contextOf(platform, endpoint, { request, reply, upload });
      const { response, idempotent } = endpoint;
      const act = async () => {
        const result = await handler(context);
        await auditIfActing(platform, name, request);
        return result;
      };
      if (response === 'stream') {
        await act();
        return reply;
      }
      const answer = async () => response.parse(await act());
      const once = { name, request, reply, input: context.input };
      return reply.send(idempotent ? await oncePerKey(platform, once, answer) : await answer());
    },
  });
}

/** Whether the request says that its body is small; without a length it may be anything. */
function isSmall({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  return length !== undefined && Number(length) < largeBody;
}

/** Ends the turn with the connection or the response, whichever comes first. */
async function awaitTurn(largeBodies: LargeBodies, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const done = await largeBodies.turn(`user ${request.auth?.principal.userId}`);
  if (reply.raw.destroyed) done();
  else reply.raw.once('close', done);
}

async function auditIfActing({ system }: Platform, name: string, request: FastifyRequest): Promise<void> {
  const principal = request.auth?.principal;
  if (!principal?.actor) return;
  const address = request.url.split('?')[0] ?? '';
  const { accountId } = principal;
  await auditActing(system, authorOf({ principal, request }), { name, method: request.method, address, accountId });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  upload: Awaited<ReturnType<typeof readUpload>> | undefined;
}

function contextOf(platform: Platform, endpoint: EndpointSpec, { request, reply, upload }: Exchange) {
  const { params, query, body, auth } = request;
  const input = readInput(endpoint, { params, query, body: upload ? upload.body : body });
  const open = { ...platform, input, file: upload?.file, request, reply, log: request.log };
  if (!auth) return open;
  const db = tenantDb(platform.system, auth.visibleAccounts.accounts);
  return { ...open, ...auth, db, scope: scopeOfRequest(auth.scope, input) };
}
