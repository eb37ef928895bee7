import { preload, SWRConfig, unstable_serialize } from 'swr';
import type { CallInput, ResponseOf } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { call } from './call.ts';
import type { ReaderIdentity } from './IdentityContext.ts';
import { type EndpointKey } from './useEndpoint.ts';

/**
 * Starts a read that a screen is about to make: its `useEndpoint` takes the answer, or meets the error. What the cache has is
 * not asked for again: nobody would take the answer, and it would pass for a fresh one later.
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
