import { useEffect, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { send } from '../../api/client/call.ts';

type Audio =
  | { state: 'loading' }
  | { state: 'ready'; recording: Blob; url: string }
  | { state: 'failed'; error: unknown };

/** Loads a call's recording with the access token; returns a blob URL for an audio element. */
export function useCallAudio(id: string): { audio: Audio; retry: () => void } {
  const [audio, setAudio] = useState<Audio>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    let url: string | undefined;
    const load = async () => {
      const { signal } = controller;
      const response = await send(
        endpoints.getCallAudio,
        { params: { id } },
        { signal, headers: { Accept: 'audio/*' } },
      );
      const blob = await response.blob();
      if (signal.aborted) return;
      url = URL.createObjectURL(blob);
      setAudio({ state: 'ready', recording: blob, url });
    };
    load().catch((error: unknown) => {
      if (!controller.signal.aborted) setAudio({ state: 'failed', error });
    });
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, attempt]);
  const retry = () => {
    setAudio({ state: 'loading' });
    setAttempt(attempt + 1);
  };
  return { audio, retry };
}
