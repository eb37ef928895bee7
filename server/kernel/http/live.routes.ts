import type { live } from '#contract/telephony/live.contract.ts';
import { mostStreams } from '../limits/accountLimits.ts';
import type { HandlersFor } from './handler.ts';

export const liveHandlers: HandlersFor<typeof live> = {
  async live({ live: streams, principal, scope, reply, tokenExpires, now, system }) {
    // The oldest makes room for the next, so a person with more tabs sees it pause.
    const mostOfUser = await mostStreams(system, (principal.actor ?? principal).accountId);
    reply.hijack();
    reply.raw.writeHead(200, {
      ...plain(reply.getHeaders()),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const lifeMs = tokenExpires.getTime() - now().getTime();
    const { timezone, sessionId, actor } = principal;
    streams.open(
      reply.raw,
      { scope, timezone, sessionId, userId: (actor ?? principal).userId },
      { lifeMs, mostOfUser },
    );
  },
};

/** The headers set so far, except those that a stream must not have. */
function plain(headers: Record<string, string | number | string[] | undefined>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name === 'content-length'
        ? []
        : [[name, typeof value === 'number' ? String(value) : value]],
    ),
  );
}
