import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore, ByteRange } from '../outside/fileStore.ts';
import { found } from '../found.ts';

interface StoredFile {
  store: FileStore;
  key: string;
  /** The MIME type. */
  type: string;
  /** Headers about this kind of file. */
  headers?: Readonly<Record<string, string>>;
  /** `Cache-Control` of a file whose key changes with its content; others are not kept. */
  cache?: string;
}

/** Streams a file, whole or the part requested by `Range`. @throws AppError NOT-FOUND when it is not stored. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, key, type, cache, headers = {} }: StoredFile,
): Promise<void> {
  const size = found(await store.size(key));
  void reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': cache ?? 'private, no-store',
    'content-type': type,
    ...headers,
  });
  if (cache !== undefined) {
    const tag = `"${createHash('sha256').update(key).digest('base64url')}"`;
    void reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return void reply.code(304).send();
  }
  const range = rangeOf(request.headers.range, size);
  if (range === 'unsatisfiable') {
    void reply.code(416).header('content-range', `bytes */${size}`).send();
  } else if (range) {
    const { start, end } = range;
    void reply
      .code(206)
      .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 });
    void reply.send(store.read(key, range));
  } else void reply.header('content-length', size).send(store.read(key));
}

/** Parses a single byte range of RFC 9110; undefined means the whole file, also for multiple ranges. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [from, to] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
