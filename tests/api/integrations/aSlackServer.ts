import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { text as textOf } from 'node:stream/consumers';
import { z } from 'zod';
import type { Outside } from '../../../server/kernel/outside/fetchOutside.ts';
import { afterFile } from '../../afterFile.ts';

interface Posted {
  host: string | undefined;
  path: string | undefined;
  type: string | undefined;
  body: Record<string, unknown>;
}

/** What a request is judged by. */
export interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  text: string;
}

/** An answer; of a body, as JSON. */
export interface Played {
  status: number;
  body?: object;
  headers?: Record<string, string>;
}

/** What Slack takes, of docs.slack.dev/reference/block-kit as of November 2026: other messages are `invalid_blocks`. */
const Text = z.strictObject({
  type: z.enum(['mrkdwn', 'plain_text']),
  text: z.string().min(1).max(3000),
  emoji: z.boolean().optional(),
});
const Message = z.strictObject({
  text: z.string().min(1).max(40_000),
  blocks: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('section'), text: Text }),
        z.strictObject({ type: z.literal('context'), elements: z.array(Text).min(1).max(10) }),
      ]),
    )
    .max(50)
    .optional(),
});

/** Plays Slack, and every other host of the internet. */
export class SlackServer {
  posted: Posted[] = [];
  /** The connections that were opened, as `hooks.slack.com at 3.125.0.1`. */
  dialled: string[] = [];
  /** What it answers; with 0 it hangs up. */
  status = 200;
  retryAfter: string | undefined;
  /** How long it thinks, ms. */
  thinksMs = 0;
  /** Where every name leads. */
  address = '3.125.0.1';
  /** What hosts beside Slack take: true, or they answer 400. */
  readonly takes = new Map<string, (asked: Asked) => boolean>();
  /** Hosts that answer something of their own. */
  readonly plays = new Map<string, (asked: Asked) => Played | undefined>();
  /** What hosts that take something answer then. */
  readonly replies = new Map<string, (asked: Asked) => string>();
  /** Hosts that are played by another server of this machine, by its port. */
  readonly ports = new Map<string, number>();
  /** Hosts that never answer. */
  readonly hangs = new Set<string>();
  readonly outside: Outside;

  constructor(port: number) {
    this.outside = {
      lookup: () => Promise.resolve([this.address]),
      dial: (address, host) => {
        this.dialled.push(`${host} at ${address}`);
        return connect(this.ports.get(host) ?? port, '127.0.0.1');
      },
    };
  }

  reset(): void {
    [this.posted, this.dialled, this.status, this.address] = [[], [], 200, '3.125.0.1'];
    this.retryAfter = undefined;
    this.hangs.clear();
    this.thinksMs = 0;
  }
}

export async function aSlackServer(): Promise<SlackServer> {
  const server = createServer((request, response) => {
    const { host, 'content-type': type } = request.headers;
    void textOf(request).then(async (body) => {
      const { method = 'GET', url: path = '' } = request;
      const asked = { method, path, headers: request.headers as Record<string, string>, text: body };
      const played = slack.plays.get(host ?? '')?.(asked);
      if (played) {
        const { status, body: said, headers = {} } = played;
        return response
          .writeHead(status, { 'content-type': 'application/json', ...headers })
          .end(said === undefined ? '' : JSON.stringify(said));
      }
      // Media of texts, which nobody here looks at.
      if (method === 'GET') return response.writeHead(200).end('ok');
      const content = (type?.includes('xml') ? body : JSON.parse(body)) as Posted['body'];
      // As it is now, since a test that sees the post may change it.
      const { status, retryAfter } = slack;
      slack.posted.push({ host, path: request.url, type, body: content });
      if (slack.hangs.has(host ?? '')) return;
      await wait(slack.thinksMs);
      if (status === 0) return request.socket.destroy();
      const headers = {
        ...(status === 302 && { location: 'https://elsewhere.example.test/' }),
        ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
      };
      if (status !== 200) return response.writeHead(status, headers).end(`no_service ${request.url}`);
      const taken = slack.takes.get(host ?? '') ?? (() => Message.safeParse(content).success);
      const isTaken = taken(asked);
      const reply = slack.replies.get(host ?? '')?.(asked) ?? 'ok';
      return response.writeHead(isTaken ? 200 : 400).end(isTaken ? reply : 'invalid_blocks');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterFile(() => void server.close());
  const slack = new SlackServer((server.address() as AddressInfo).port);
  return slack;
}
