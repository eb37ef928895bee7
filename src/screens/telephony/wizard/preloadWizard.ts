import type { LoaderFunctionArgs } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { call } from '../../../api/client/call.ts';
import type { ReaderIdentity } from '../../../api/client/IdentityContext.ts';
import { preloadEndpoint } from '../../../api/client/preloadEndpoint.ts';

/** The flow that a navigation opens, requested while the editor's code is still loading. */
export interface PreloadedFlow {
  /**
   * The response for this flow, undefined if none was requested. Each navigation has one to give: whoever loads the flow
   * again wants what the server has by then.
   */
  take(id: string): Promise<Flow | undefined>;
}

/** Preloads what a number's wizard shows first: its lists through SWR, its flow as the route's data. */
export function preloadWizard(
  reader: ReaderIdentity,
  { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>,
): PreloadedFlow {
  void preloadEndpoint(reader, 'getAccountTree', {});
  const numbers = preloadEndpoint(reader, 'listNumbers', {});
  const tab = new URL(request.url).searchParams.get('tab') ?? 'flow';
  let requested = tab === 'flow' ? numbers.then((all) => requestFlow(reader, all, params['id'])) : undefined;
  return {
    async take(id) {
      const taken = await requested;
      requested = undefined;
      return taken?.id === id ? taken.response : undefined;
    },
  };
}

function requestFlow({ scope }: ReaderIdentity, numbers: TrackingNumber[] | undefined, id: string | undefined) {
  const number = numbers?.find((each) => each.id === id);
  if (number?.action !== 'flow' || number.actionId === null) return undefined;
  const params = { account: number.account, type: 'flow', id: number.actionId } as const;
  const response = call(endpoints.getFlow, { params }, { scope });
  // A failure is for whoever takes the response; if the screen is left before, for nobody.
  void Promise.allSettled([response]);
  return { id: number.actionId, response };
}
