import { Duplex } from 'node:stream';
import type { Outside } from '../../../../server/kernel/outside/fetchOutside.ts';

export interface ServedPage {
  html: string;
  headers?: Record<string, string>;
  status?: string;
}

/** An internet whose pages are those of the map, by host and path; anything else is not found. */
export function aWeb(pages: ReadonlyMap<string, ServedPage>): Outside {
  return {
    lookup: () => Promise.resolve(['93.184.215.14']),
    dial: (_address, host) =>
      new Duplex({
        read() {},
        write(chunk: Buffer, _encoding, done) {
          const path = /^GET (\S+)/.exec(chunk.toString())?.[1] ?? '';
          const page = pages.get(`${host}${path}`) ?? { html: '', status: '404 Not Found' };
          const headers = { 'content-type': 'text/html; charset=utf-8', ...page.headers };
          const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
          const length = Buffer.byteLength(page.html);
          this.push(
            `HTTP/1.1 ${page.status ?? '200 OK'}\r\n${lines.join('')}content-length: ${length}\r\n\r\n${page.html}`,
          );
          this.push(null);
          done();
        },
      }),
  };
}
