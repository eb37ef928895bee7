import { useEffect, useRef } from 'react';
import { useLive } from '../../api/client/useLive.ts';

/** Busy integrations have news many times a second. */
const soonMs = 1000;

/** Calls `look` soon after the log of an integration changed: of the one that is given, or of any. */
export function useDeliveryNews(look: () => void, only?: string): void {
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useLive((news) => {
    const isOurs =
      news.type === 'live.resumed' ||
      (news.type === 'integration.changed' && (only === undefined || news.integration === only));
    if (!isOurs) return;
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      look();
    }, soonMs);
  });
}
