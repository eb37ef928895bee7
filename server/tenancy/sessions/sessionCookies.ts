import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config/config.ts';
import { AppError } from '../../kernel/appError.ts';
import { trustLife } from './trustedDevice.ts';

/** Cookies are sent only to the login and refresh path; no script can read them, and no other site can send them. */
function optionsOf(config: Config) {
  const secure = config.PUBLIC_BASE_URL.startsWith('https:');
  return { path: '/v2/token/dashboard', httpOnly: true, sameSite: 'strict', secure } as const;
}

const refreshName = 'refresh';

/** The refresh token in token mode `cookie`. */
export const refreshCookie = {
  /**
   * Reads the refresh token of a request. A cookie also requires the header that no foreign page can send.
   * @throws AppError INVALID-CSRF, INVALID-TOKEN-BT2.
   */
  read(config: Config, request: FastifyRequest, given: string): string {
    if (config.TOKEN_MODE === 'storage') return given;
    if (request.headers['x-csrf'] !== '1') throw new AppError('INVALID-CSRF');
    const token = request.cookies[refreshName];
    if (token === undefined) throw new AppError('INVALID-TOKEN-BT2');
    return token;
  },
  set(config: Config, reply: FastifyReply, jwt: string, expires: Date): void {
    reply.setCookie(refreshName, jwt, { ...optionsOf(config), expires });
  },
  clear(config: Config, reply: FastifyReply): void {
    if (config.TOKEN_MODE === 'cookie') reply.clearCookie(refreshName, optionsOf(config));
  },
};

const deviceName = (userId: number) => `device_${userId}`;

/** The secrets that a browser stores for each user who trusts it, in both token modes. */
export const deviceCookie = {
  read: (request: FastifyRequest, userId: number): string | undefined => request.cookies[deviceName(userId)],
  set(config: Config, reply: FastifyReply, userId: number, secret: string): void {
    reply.setCookie(deviceName(userId), secret, { ...optionsOf(config), maxAge: trustLife / 1000 });
  },
};
