import { useContext, useEffect, useEffectEvent } from 'react';
import { IdentityContext } from './IdentityContext.ts';
import { listenLive, type LiveNews } from './liveStream.ts';

/** Hears what happens live in the reader's accounts while the component is there. */
export function useLive(onNews: (news: LiveNews) => void): void {
  const identity = useContext(IdentityContext);
  const hear = useEffectEvent(onNews);
  useEffect(() => listenLive((news) => hear(news)), [identity.key]);
}
