import { createHmac, timingSafeEqual } from 'node:crypto';

const dayMs = 86_400_000;

interface PlayedFile {
  accountId: number;
  file: string;
}

/** The query of an audio file's address: until when it can be fetched, epoch milliseconds, and the signature. */
interface Ticket {
  until: number;
  signature: string;
}

/**
 * The path at which the carrier fetches an audio file. It can be used for one to two days, longer than any call, and is
 * the same all day, so that the carrier's cache knows it again.
 */
export function audioPath(key: Uint8Array, played: PlayedFile, now: Date): string {
  const until = (Math.floor(now.getTime() / dayMs) + 2) * dayMs;
  const ticket = new URLSearchParams({
    until: String(until),
    signature: sign(key, played, until).toString('base64url'),
  });
  return `/carrier/audio/${played.accountId}/${played.file}?${ticket}`;
}

export function isTicketValid(key: Uint8Array, played: PlayedFile, { until, signature }: Ticket, now: Date): boolean {
  const given = Buffer.from(signature, 'base64url');
  const right = sign(key, played, until);
  return given.length === right.length && timingSafeEqual(given, right) && now.getTime() < until;
}

function sign(key: Uint8Array, { accountId, file }: PlayedFile, until: number): Buffer {
  return createHmac('sha256', key).update(`${accountId}/${file}/${until}`).digest();
}
