import { useEffect, useRef } from 'react';
import type { LiveNews } from './liveStream.ts';
import { useLive } from './useLive.ts';

/** What is busy has news many times a second. */
const soonMs = 1000;

/** Calls `look` soon after news that matter to it, once for all that come meanwhile; also after the stream was interrupted. */
export function useLiveSoon(matters: (news: LiveNews) => boolean, look: () => void): void {
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useLive((news) => {
    if (news.type !== 'live.resumed' && !matters(news)) return;
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      look();
    }, soonMs);
  });
}
