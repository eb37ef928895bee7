import type { FastifyReply, FastifyRequest } from 'fastify';
import type { session } from '#contract/session.contract.ts';
import type { Config } from '../config.ts';
import type { HandlersFor } from '../http/handler.ts';
import { AppError } from '../services/appError.ts';
import { logIn, logOut, refresh, type TokenPair } from '../services/sessions/sessions.service.ts';

const cookieName = 'refresh';

export const sessionHandlers: HandlersFor<typeof session> = {
  async login({ db, config, sessionKey, now, input, request, reply }) {
    const tokens = input.body
      ? await refresh(db, sessionKey, refreshToken(config, request, input.body.refresh), now())
      : await logIn(db, sessionKey, { ...basicCredentials(request), ...whence(request) }, now());
    return handOver(config, reply, tokens);
  },
  async logout({ system, config, reader, now, reply }) {
    await logOut(system, reader, now());
    if (config.TOKEN_MODE === 'cookie') reply.clearCookie(cookieName, cookieOptions(config));
    return { loggedOut: true };
  },
};

function basicCredentials({ headers }: FastifyRequest): { email: string; password: string } {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) throw new AppError('AUTH01');
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  if (colon < 1) throw new AppError('AUTH01');
  return { email: decoded.slice(0, colon).trim(), password: decoded.slice(colon + 1) };
}

function whence(request: FastifyRequest): { address: string; userAgent: string } {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}

/** The refresh token of a request. From a cookie it needs the header that no foreign page can send. */
function refreshToken(config: Config, request: FastifyRequest, given: string): string {
  if (config.TOKEN_MODE === 'storage') return given;
  if (request.headers['x-csrf'] !== '1') throw new AppError('INVALID-CSRF');
  const token = request.cookies[cookieName];
  if (token === undefined) throw new AppError('INVALID-TOKEN-BT2');
  return token;
}

function handOver(config: Config, reply: FastifyReply, tokens: TokenPair) {
  reply.header('cache-control', 'no-store');
  if (config.TOKEN_MODE === 'storage') return tokens;
  const { jwt, expires } = tokens.refresh;
  reply.setCookie(cookieName, jwt, { ...cookieOptions(config), expires: new Date(expires) });
  return { ...tokens, refresh: { jwt: null, expires } };
}

/** The cookie goes to the address that refreshes and nowhere else. */
function cookieOptions(config: Config) {
  const secure = config.PUBLIC_BASE_URL.startsWith('https:');
  return { path: '/v2/token/dashboard', httpOnly: true, sameSite: 'strict', secure } as const;
}
