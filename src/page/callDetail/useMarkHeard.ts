import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../api/client/call.ts';
import { useInvalidate } from '../../api/client/useInvalidate.ts';
import { useFailureToast } from '../errors/useFailureToast.ts';

/** Marks a call's voicemail as heard or not. */
export function useMarkHeard(id: string): (heard: boolean) => Promise<void> {
  const invalidate = useInvalidate();
  const showFailure = useFailureToast();
  return async (heard) => {
    try {
      await call(endpoints.markHeard, { params: { id }, body: { heard } });
    } catch (error) {
      showFailure(error);
    }
    await invalidate('getCallDetail', 'getOutboundCallDetail', 'listCalls');
  };
}
