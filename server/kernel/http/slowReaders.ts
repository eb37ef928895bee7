import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const checkMs = 60_000;
/** What has to leave between two checks, unless nothing waits: about 2 kB a second. */
const leastBytes = 128 * 1024;
/** Longer answers leave in slices, so that only what the reader takes is copied. */
const longAnswer = 1024 * 1024;
const sliceBytes = 64 * 1024;

/** Cuts connections that hardly read what waits for them, which would fill the memory. */
export class SlowReaders {
  /** How much had been sent at the last check, if more waited. */
  readonly #waited = new Map<Socket, number | undefined>();

  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.#waited.set(socket, undefined);
      socket.once('close', () => this.#waited.delete(socket));
    });
  }

  /** Cuts those who read too little since the last check. */
  check(): void {
    for (const [socket, before] of this.#waited) {
      const sent = socket.bytesWritten - socket.writableLength;
      const waits = socket.writableLength > 0;
      if (waits && before !== undefined && sent - before < leastBytes) socket.destroy();
      this.#waited.set(socket, waits ? sent : undefined);
    }
  }
}

export function cutSlowReaders(app: FastifyInstance): void {
  const readers = new SlowReaders();
  readers.watch(app.server);
  const timer = setInterval(() => readers.check(), checkMs).unref();
  app.addHook('onClose', () => clearInterval(timer));
}

/** Sends long texts in slices that wait for the reader. */
export function sliceLongAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < longAnswer) return payload;
    reply.removeHeader('content-length');
    return Readable.from(slicesOf(Buffer.from(payload)));
  });
}

function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += sliceBytes) yield bytes.subarray(from, from + sliceBytes);
}
