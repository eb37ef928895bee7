import type { FastifyReply, FastifyRequest } from 'fastify';
import type { session } from '#contract/tenancy/session.contract.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { listSessions } from './activeSessions.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { endSessions } from './endSessions.ts';
import { logIn, logInWithCode, type LoggedIn, type LoginRequest } from './logIn.ts';
import type { SendCode } from './smsCode.ts';
import { logOut, refresh, type TokenPair } from './sessions.service.ts';
import { deviceCookie, refreshCookie } from './sessionCookies.ts';

export const sessionHandlers = (sendCode: SendCode): HandlersFor<typeof session> => ({
  async login(context) {
    const { db, config, now, input, request, reply } = context;
    if (!input.body) return letIn(config, reply, await logIn({ ...context, sendCode }, credentialsOf(request), now()));
    const given = refreshCookie.read(config, request, input.body.refresh);
    return handOver(config, reply, await refresh(db, context, given, now()));
  },
  async loginWithCode(context) {
    const { config, now, input, request, reply } = context;
    return letIn(
      config,
      reply,
      await logInWithCode({ ...context, sendCode }, credentialsOf(request), input.body, now()),
    );
  },
  async logout({ system, config, principal, now, reply }) {
    await logOut(system, principal, now());
    refreshCookie.clear(config, reply);
    return { loggedOut: true };
  },
  async listSessions({ system, principal, now }) {
    const open = await listSessions(system, principal, now());
    return open.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      current: session.uuid === principal.sessionId,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  },
  async endOtherSessions({ system, principal, now }) {
    const ended = await system.transaction((tx) => endSessions(tx, principal, { except: principal.sessionId }, now()));
    return { ended };
  },
  async endSession({ system, principal, now, input }) {
    const ended = await system.transaction((tx) => endSessions(tx, principal, { only: input.params.session }, now()));
    if (ended === 0) throw new AppError('NOT-FOUND');
    return { ended };
  },
});

function credentialsOf(request: FastifyRequest): LoginRequest {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (encoded === undefined) throw new AppError('AUTH01');
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  if (colon < 1) throw new AppError('AUTH01');
  return {
    email: decoded.slice(0, colon).trim(),
    password: decoded.slice(colon + 1),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    deviceSecret: (userId) => deviceCookie.read(request, userId),
  };
}

function letIn(config: Config, reply: FastifyReply, { userId, tokens, deviceSecret }: LoggedIn) {
  if (deviceSecret !== null) deviceCookie.set(config, reply, userId, deviceSecret);
  return handOver(config, reply, tokens);
}

function handOver(config: Config, reply: FastifyReply, tokens: TokenPair) {
  if (config.TOKEN_MODE === 'storage') return tokens;
  const { jwt, expires } = tokens.refresh;
  refreshCookie.set(config, reply, jwt, new Date(expires));
  return { ...tokens, refresh: { jwt: null, expires } };
}
