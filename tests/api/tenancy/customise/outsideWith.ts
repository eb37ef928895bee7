import { Duplex } from 'node:stream';
import type { Outside } from '../../../../server/kernel/outside/fetchOutside.ts';

/** An internet where every name resolves and gives the same response. */
export function outsideWith(type: string, content: string): Outside {
  const answer = `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(content)}\r\n\r\n${content}`;
  return {
    lookup: () => Promise.resolve(['93.184.215.14']),
    dial: () =>
      new Duplex({
        read() {},
        write(_chunk, _encoding, done) {
          this.push(answer);
          this.push(null);
          done();
        },
      }),
  };
}
