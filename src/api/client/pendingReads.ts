import { useEffect } from 'react';

interface Read {
  /** Components that show what it reads. */
  readers: number;
  /** Of its request, while there is one. */
  stop: AbortController | undefined;
}

const reads = new Map<string, Read>();

function readOf(key: string): Read {
  const read = reads.get(key) ?? { readers: 0, stop: undefined };
  reads.set(key, read);
  return read;
}

/** A request was aborted because nobody waited for it any more. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned';
}

/** Requests what a key stands for; rejects with `Abandoned` if its last reader leaves before the answer. */
export async function readUntilLeft<Result>(
  key: string,
  request: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const read = readOf(key);
  const stop = new AbortController();
  read.stop = stop;
  try {
    return await request(stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    // Somebody came back before the request had ended.
    if (read.readers > 0) return await readUntilLeft(key, request);
    throw new Abandoned();
  } finally {
    if (read.stop === stop) read.stop = undefined;
    forget(key, read);
  }
}

/** Counts the component as a reader of the key while it is mounted; an empty key stands for nothing. */
export function useReader(key: string): void {
  useEffect(() => {
    if (key === '') return;
    const read = readOf(key);
    read.readers += 1;
    return () => {
      read.readers -= 1;
      // Whoever takes over reads in the same turn.
      queueMicrotask(() => {
        if (read.readers === 0) read.stop?.abort();
        forget(key, read);
      });
    };
  }, [key]);
}

function forget(key: string, read: Read): void {
  if (read.readers === 0 && !read.stop && reads.get(key) === read) reads.delete(key);
}
