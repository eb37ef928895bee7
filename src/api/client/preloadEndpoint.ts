import { preload, SWRConfig, unstable_serialize } from 'swr';
import type { CallInput, ResponseOf } from '#contract/kernel/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { call } from './call.ts';
import type { ReaderIdentity } from './IdentityContext.ts';
import { type EndpointKey } from './useEndpoint.ts';

/**
 * Starts a request that a screen is about to make; its `useEndpoint` gets the response or the error. Skips cached data:
 * the unused preload would later pass for a fresh response.
 */
export async function preloadEndpoint<Name extends EndpointName>(
  { key: identity, scope }: ReaderIdentity,
  name: Name,
  input: CallInput<(typeof endpoints)[Name]>,
): Promise<ResponseOf<(typeof endpoints)[Name]> | undefined> {
  const key: EndpointKey<Name> = [identity, name, input];
  const cached = SWRConfig.defaultValue.cache.get(unstable_serialize(key))?.data;
  if (cached !== undefined) return cached as ResponseOf<(typeof endpoints)[Name]>;
  const [answer] = await Promise.allSettled([preload(key, () => call(endpoints[name], input, { scope }))]);
  return answer.status === 'fulfilled' ? (answer.value as ResponseOf<(typeof endpoints)[Name]>) : undefined;
}
