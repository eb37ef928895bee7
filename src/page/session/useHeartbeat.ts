import { useEffect } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../api/client/call.ts';

const everyMs = 60_000;
/** What the server takes for the seconds since the last action. */
const longestIdle = 86_400;
const actions = ['pointerdown', 'keydown', 'wheel'] as const;

/** Tells the server once a minute, while the page is seen, how long ago somebody did something in it. */
export function useHeartbeat(): void {
  useEffect(() => {
    let last = Date.now();
    const act = () => {
      last = Date.now();
    };
    const beat = () => {
      if (document.visibilityState !== 'visible') return;
      const idle = Math.min(Math.round((Date.now() - last) / 1000), longestIdle);
      // A beat that is lost is followed by the next; what ends the session is told by the client itself.
      void Promise.allSettled([call(endpoints.heartbeat, { params: { idle } })]);
    };
    for (const action of actions) window.addEventListener(action, act, { passive: true, capture: true });
    const timer = window.setInterval(beat, everyMs);
    return () => {
      for (const action of actions) window.removeEventListener(action, act, { capture: true });
      window.clearInterval(timer);
    };
  }, []);
}
