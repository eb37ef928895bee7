import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallInput, ResponseOf } from '#contract/kernel/endpoint.ts';
import { upload, type UploadEndpoint } from './upload.ts';

interface Upload<E extends UploadEndpoint> {
  /** The file being sent; `progress` is 0 to 1. */
  sending: { name: string; progress: number } | null;
  /** Why the last upload failed; null after an abort. */
  error: unknown;
  send: (input: CallInput<E>, file: File) => Promise<ResponseOf<E> | undefined>;
  abort: () => void;
}

/** Uploads files one at a time, for a `FileDrop`. Unmounting aborts. */
export function useUpload<E extends UploadEndpoint>(endpoint: E): Upload<E> {
  const [sending, setSending] = useState<Upload<E>['sending']>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController>(null);
  const abort = useCallback(() => running.current?.abort(), []);
  useEffect(() => abort, [abort]);
  const send = useCallback<Upload<E>['send']>(
    async (input, file) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setError(null);
      setSending({ name: file.name, progress: 0 });
      try {
        return await upload(endpoint, input, file, {
          signal: controller.signal,
          onProgress: (progress) => setSending({ name: file.name, progress }),
        });
      } catch (reason) {
        if (!controller.signal.aborted) setError(reason);
        return undefined;
      } finally {
        if (running.current === controller) setSending(null);
      }
    },
    [endpoint],
  );
  return { sending, error, send, abort };
}
