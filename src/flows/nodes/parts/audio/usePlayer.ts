import { useCallback, useEffect, useRef, useState } from 'react';

/** Plays one sound at a time; leaving ends it. */
export function usePlayer(load: () => Promise<Blob>, onFailure: (error: unknown) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const sounding = useRef<{ audio: HTMLAudioElement; url: string }>(null);
  const stop = useCallback(() => {
    if (sounding.current) {
      sounding.current.audio.pause();
      URL.revokeObjectURL(sounding.current.url);
    }
    sounding.current = null;
    setPlaying(false);
  }, []);
  useEffect(() => stop, [stop]);
  const play = async () => {
    setPlaying(true);
    try {
      const url = URL.createObjectURL(await load());
      const audio = new Audio(url);
      sounding.current = { audio, url };
      audio.addEventListener('ended', stop);
      await audio.play();
    } catch (error) {
      stop();
      onFailure(error);
    }
  };
  return { isPlaying, toggle: () => (isPlaying ? stop() : void play()) };
}
