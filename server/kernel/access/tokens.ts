import { jwtVerify, SignJWT } from 'jose';
import { JOSEError, JWTExpired } from 'jose/errors';
import { z } from 'zod';
import { AppError } from '../appError.ts';
import type { SessionKey } from './sessions.ts';

/** Token lifetimes in milliseconds (specification section 9); a refresh token never outlives its session. */
export const accessLife = 3_600_000;
export const refreshLife = 2_592_000_000;

const Claims = z.object({ sid: z.uuid(), acc: z.number().int(), gen: z.number().int().optional() });

/** Signs an access token for a session. */
export function signAccess(key: Uint8Array, session: SessionKey, from: Date): Promise<string> {
  const claims = { sid: session.sessionId, acc: session.accountId };
  return sign(key, 'access', claims, from, new Date(wholeSeconds(from) + accessLife));
}

/** Signs the refresh token of one generation; deterministic for a session, generation and times. */
export function signRefresh(
  key: Uint8Array,
  session: SessionKey & { generation: number },
  from: Date,
  until: Date,
): Promise<string> {
  const claims = { sid: session.sessionId, acc: session.accountId, gen: session.generation };
  return sign(key, 'refresh', claims, from, until);
}

/** @throws AppError TOKEN-EXPIRED, or INVALID-TOKEN-BT2 when it is not one of our access tokens. */
export async function readAccess(key: Uint8Array, token: string, now: Date): Promise<SessionKey & { expires: Date }> {
  const { claims, expires } = await verify(key, 'access', token, now);
  return { sessionId: claims.sid, accountId: claims.acc, expires };
}

/** @throws AppError TOKEN-EXPIRED, or INVALID-TOKEN-BT2 when it is not one of our refresh tokens. */
export async function readRefresh(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<SessionKey & { generation: number }> {
  const { claims } = await verify(key, 'refresh', token, now);
  return { sessionId: claims.sid, accountId: claims.acc, generation: claims.gen ?? 0 };
}

/** Epoch milliseconds in whole seconds, as JWTs count time. */
export function wholeSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000) * 1000;
}

function sign(
  key: Uint8Array,
  audience: string,
  claims: z.infer<typeof Claims>,
  from: Date,
  until: Date,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setIssuedAt(wholeSeconds(from) / 1000)
    .setExpirationTime(wholeSeconds(until) / 1000)
    .sign(key);
}

async function verify(key: Uint8Array, audience: string, token: string, now: Date) {
  try {
    const { payload } = await jwtVerify(token, key, { audience, algorithms: ['HS256'], currentDate: now });
    return { claims: Claims.parse(payload), expires: new Date((payload.exp ?? 0) * 1000) };
  } catch (error) {
    if (error instanceof JWTExpired) throw new AppError('TOKEN-EXPIRED');
    if (error instanceof JOSEError || error instanceof z.ZodError) throw new AppError('INVALID-TOKEN-BT2');
    throw error;
  }
}
