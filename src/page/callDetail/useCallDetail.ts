import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { useLive } from '../../api/client/useLive.ts';

/** A call with everything about it, updated live. `missing` if there is none, or none that the user sees. */
export function useCallDetail(id: string) {
  const { data, error, mutate } = useEndpoint('getCallDetail', { params: { id } }, { keepPreviousData: false });
  useLive((news) => {
    if (news.type === 'live.resumed' || (news.type === 'call.changed' && news.call.uuid === id)) void mutate();
    if (news.type === 'calls.changed') void mutate();
  });
  const missing = error?.code === 'NOT-FOUND' || error?.code === 'INVALID-PAYLOAD';
  return { data, error, missing, retry: () => void mutate() };
}
