import { useEffect, useEffectEvent, useState } from 'react';

export type LoadedFile =
  | { state: 'loading' }
  | { state: 'ready'; content: Blob; url: string }
  | { state: 'failed'; error: unknown };

/**
 * Loads a file with the access token; returns a blob URL for an audio or image element. Loads again for another key, and
 * nothing for null.
 */
export function useFile(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Response>,
): { file: LoadedFile; retry: () => void } {
  const [file, setFile] = useState<LoadedFile>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(load);
  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let url: string | undefined;
    const bring = async () => {
      const content = await (await ask(signal)).blob();
      if (signal.aborted) return;
      url = URL.createObjectURL(content);
      setFile({ state: 'ready', content, url });
    };
    bring().catch((error: unknown) => {
      if (!signal.aborted) setFile({ state: 'failed', error });
    });
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [key, attempt]);
  const retry = () => {
    setFile({ state: 'loading' });
    setAttempt(attempt + 1);
  };
  return { file, retry };
}
