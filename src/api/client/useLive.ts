import { useContext, useEffect, useEffectEvent } from 'react';
import { IdentityContext } from './IdentityContext.ts';
import { listenLive, type LiveNews } from './liveStream.ts';

/** Subscribes to live events of the accounts in scope while mounted. */
export function useLive(onNews: (news: LiveNews) => void): void {
  const identity = useContext(IdentityContext);
  const hear = useEffectEvent(onNews);
  useEffect(() => listenLive((news) => hear(news)), [identity.key]);
}
