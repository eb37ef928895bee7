import type { live } from '#contract/live.contract.ts';
import type { HandlersFor } from '../http/handler.ts';

export const liveHandlers: HandlersFor<typeof live> = {
  live({ live: streams, principal, scope, reply, tokenExpires, now }) {
    reply.hijack();
    reply.raw.writeHead(200, {
      ...plain(reply.getHeaders()),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const life = tokenExpires.getTime() - now().getTime();
    streams.open(reply.raw, { scope, timezone: principal.timezone, sessionId: principal.sessionId }, life);
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
