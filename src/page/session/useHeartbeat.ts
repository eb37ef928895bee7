import { useEffect } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../api/client/call.ts';

const everyMs = 60_000;
/** The server's limit, in seconds. */
const longestIdle = 86_400;
const actions = ['pointerdown', 'keydown', 'wheel'] as const;

/** Once a minute, while the page is visible, tells the server how many seconds ago the user last acted. */
export function useHeartbeat(): void {
  useEffect(() => {
    let last = Date.now();
    const act = () => {
      last = Date.now();
    };
    const beat = () => {
      if (document.visibilityState !== 'visible') return;
      const idle = Math.min(Math.round((Date.now() - last) / 1000), longestIdle);
      // The next beat makes up for a lost one; the client reports the end of the session.
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
