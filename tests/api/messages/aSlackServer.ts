import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import type { Outside } from '../../../server/kernel/outside/fetchOutside.ts';
import { afterFile } from '../../afterFile.ts';

interface Posted {
  host: string | undefined;
  path: string | undefined;
  type: string | undefined;
  body: Record<string, unknown>;
}

/** Plays Slack, and every other host of the internet. */
export class SlackServer {
  posted: Posted[] = [];
  /** The connections that were opened, as `hooks.slack.com at 3.125.0.1`. */
  dialled: string[] = [];
  /** What it answers. */
  status = 200;
  /** Where every name leads. */
  address = '3.125.0.1';
  readonly outside: Outside;

  constructor(port: number) {
    this.outside = {
      lookup: () => Promise.resolve([this.address]),
      dial: (address, host) => {
        this.dialled.push(`${host} at ${address}`);
        return connect(port, '127.0.0.1');
      },
    };
  }

  reset(): void {
    [this.posted, this.dialled, this.status, this.address] = [[], [], 200, '3.125.0.1'];
  }
}

export async function aSlackServer(): Promise<SlackServer> {
  const server = createServer((request, response) => {
    const { host, 'content-type': type } = request.headers;
    void textOf(request).then((body) => {
      if (request.method === 'POST')
        slack.posted.push({ host, path: request.url, type, body: JSON.parse(body) as Posted['body'] });
      const headers = slack.status === 302 ? { location: 'https://elsewhere.example.test/' } : {};
      response.writeHead(slack.status, headers).end('ok');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterFile(() => void server.close());
  const slack = new SlackServer((server.address() as AddressInfo).port);
  return slack;
}
