import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimitOf, type EndpointSpec, type UploadRule } from '#contract/kernel/endpoint.ts';
import { AccountId } from '#values/ids.ts';
import { tenantDb } from '../db/tenantDb.ts';
import { auditActing, auditUse } from '../access/auditActing.ts';
import { authorOf } from '../access/authorOf.ts';
import { scopeOfRequest } from '../access/requestScope.ts';
import { answerElsewhere, type OtherProcess } from './answerElsewhere.ts';
import { authenticate, type Authenticated } from './authenticate.ts';
import { checkRanges } from './checkRanges.ts';
import { describeRoute } from './describeRoute.ts';
import type { HandlersFor, Platform } from './handler.ts';
import { LargeBodies, largeBody } from './largeBodies.ts';
import { oncePerKey } from './idempotency.ts';
import { readInput } from './readInput.ts';
import { readUpload } from './readUpload.ts';
import { type HeldTurns, RequestTurns } from './requestTurns.ts';
import { watchSpeed } from './slowBodies.ts';
import { subjectOf } from './subjectOf.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated user; null until a session endpoint has authenticated the request. */
    auth: Authenticated | null;
    /** What it holds of its sender's turns; null before login. */
    turns: HeldTurns | null;
  }
}

/** A handler whose types were checked where the table is defined. */
type MountedHandler = (context: object) => unknown;

/** Where heavy requests are answered. */
export interface Elsewhere {
  process: OtherProcess;
  /** Called with the accounts that a request may have changed, before its answer is read. */
  changed: (accounts: readonly number[]) => void;
}

/**
 * Registers a route for every endpoint of an area: session, roles, input, account scope, handler, output. What is heavy is answered
 * by `other`, if there is one.
 */
export function mountEndpoints<Area extends Record<string, EndpointSpec>>(
  app: FastifyInstance,
  platform: Platform,
  handlers: HandlersFor<Area>,
  area: Area,
  other?: Elsewhere,
): void {
  app.decorateRequest('auth', null);
  app.decorateRequest('turns', null);
  app.decorateRequest('largeBody', null);
  // Safe because `handlers` maps each name to the handler of its own endpoint, whose schemas parse its input here.
  const table = handlers as unknown as Record<string, MountedHandler>;
  const largeBodies = new LargeBodies();
  const turns = new RequestTurns(platform.config);
  for (const [name, endpoint] of Object.entries(area)) {
    const handler = table[name];
    if (handler === undefined) throw new Error(`${name} has no handler`);
    const mounted = { name, endpoint, handler, largeBodies, turns, other };
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
  turns: RequestTurns;
  other: Elsewhere | undefined;
}

function mount(app: FastifyInstance, platform: Platform, mounted: Mounted): void {
  const { name, endpoint, handler, largeBodies, turns, other } = mounted;
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
      await letIn(platform, { endpoint, turns }, request, reply);
      if (other && turns.heavyOf(endpoint)) return handOver(other, request, reply);
      if (bodyLimitOf(endpoint) > largeBody && !isSmall(request))
        request.largeBody = await largeBodies.admit(`account ${request.auth?.principal.accountId}`, request, reply);
    },
    async handler(request, reply) {
      try {
        return await (request.turns ? request.turns.during(() => answer(request, reply)) : answer(request, reply));
      } finally {
        request.largeBody?.end();
      }
    },
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const upload = endpoint.upload && (await uploadOf(request, endpoint.upload));
    if (upload && 'discard' in upload.file) reply.raw.once('close', upload.file.discard);
    const context = contextOf({ platform, endpoint, turns }, { request, reply, upload });
    const { response, idempotent } = endpoint;
    const act = async () => {
      const result = await handler(context);
      await auditRequest(platform, { name, endpoint, turns }, request);
      return result;
    };
    if (response === 'stream') {
      await act();
      if (endpoint.load === 'open') request.turns?.release();
      return reply;
    }
    const result = async () => response.parse(await act());
    const once = { name, request, reply, input: context.input };
    return reply.send(idempotent ? await oncePerKey(platform, once, result) : await result());
  }
}

/** Authenticates a request once its session has a turn, so that waiting requests cost nothing, and takes the turns of its sender. */
async function letIn(
  platform: Platform,
  { endpoint, turns }: Pick<Mounted, 'endpoint' | 'turns'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const heavy = turns.heavyOf(endpoint);
  if (endpoint.access !== 'session' && !heavy) return;
  const held = turns.of(reply.raw);
  request.turns = held;
  if (endpoint.access === 'session') {
    request.auth = await authenticate(platform, endpoint, request, (token) => held.takeAs(token));
    await held.takeAs(subjectOf(request));
  }
  if (heavy) await held.take(heavy, subjectOf(request));
}

/** Has a request answered by another process. */
async function handOver({ process, changed }: Elsewhere, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const accounts = request.method === 'GET' ? [] : (request.auth?.scope.accounts ?? []);
  const answering = () => answerElsewhere(process, request, reply, () => changed(accounts));
  await (request.turns ? request.turns.during(answering) : answering());
}

/** Whether the request says that its body is small; without a length it may be anything. */
function isSmall({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  return length !== undefined && Number(length) < largeBody;
}

async function uploadOf(request: FastifyRequest, rule: UploadRule) {
  const end = watchSpeed(request.raw);
  return readUpload(request, rule).finally(end);
}

async function auditRequest(
  { system }: Platform,
  { name, endpoint: { audits }, turns }: Pick<Mounted, 'name' | 'endpoint' | 'turns'>,
  request: FastifyRequest,
): Promise<void> {
  if (!request.auth) return;
  const { principal, visibleAccounts } = request.auth;
  const { method, params } = request;
  const author = authorOf({ principal, request });
  const asked = { method, address: request.url.split('?')[0] ?? '', accountId: principal.accountId };
  const named = AccountId.safeParse((params as { account?: unknown }).account);
  if (audits !== undefined) {
    const db = tenantDb(system, visibleAccounts.accounts, turns.connectionsOf(subjectOf(request)));
    await auditUse(db, author, audits, { ...asked, ...(named.success && { accountId: named.data }) });
  }
  if (principal.actor) await auditActing(system, author, { name, ...asked });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  upload: Awaited<ReturnType<typeof readUpload>> | undefined;
}

function contextOf(
  { platform, endpoint, turns }: Pick<Mounted, 'endpoint' | 'turns'> & { platform: Platform },
  { request, reply, upload }: Exchange,
) {
  const { params, body, auth } = request;
  const query = {
    ...(auth && endpoint.query && 'timezone' in endpoint.query.shape && inOwnZone(auth)),
    ...(request.query as object),
  };
  const input = readInput(endpoint, { params, query, body: upload ? upload.body : body });
  checkRanges({ ...(input.query as object) }, platform.now);
  const open = { ...platform, input, file: upload?.file, request, reply, log: request.log };
  if (!auth) return open;
  const db = tenantDb(platform.system, auth.visibleAccounts.accounts, turns.connectionsOf(subjectOf(request)));
  return { ...open, ...auth, db, scope: scopeOfRequest(auth.scope, input) };
}

/** A query without a time zone means its sender’s. */
function inOwnZone({ principal }: Authenticated) {
  return { timezone: principal.timezone };
}
