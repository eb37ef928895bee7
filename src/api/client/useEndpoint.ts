import { useContext } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';
import type { CallInput, ResponseOf } from '#contract/kernel/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { call } from './call.ts';
import { Abandoned, readUntilLeft, useReader } from './pendingReads.ts';
import { IdentityContext } from './IdentityContext.ts';
import type { ApiError } from './apiError.ts';

type Of<Name extends EndpointName> = (typeof endpoints)[Name];

/** SWR key of a read: identity, endpoint, input. */
export type EndpointKey<Name extends EndpointName> = readonly [
  identity: string,
  name: Name,
  input: CallInput<Of<Name>>,
];

/**
 * Reads an endpoint through SWR. A null input sends no request. When the last component that shows it leaves before the
 * answer, the request is aborted, which ends its work on the server too.
 */
export function useEndpoint<Name extends EndpointName>(
  name: Name,
  input: CallInput<Of<Name>> | null,
  options: SWRConfiguration<ResponseOf<Of<Name>>, ApiError> = {},
): SWRResponse<ResponseOf<Of<Name>>, ApiError> {
  const identity = useContext(IdentityContext);
  const { key: reader, scope } = identity;
  const key: EndpointKey<Name> | null = input && [reader, name, input];
  const cacheKey = unstable_serialize(key);
  useReader(cacheKey);
  const { cache } = useSWRConfig();
  const response = useSWR<ResponseOf<Of<Name>>, ApiError>(
    key,
    () =>
      readUntilLeft(cacheKey, (signal) =>
        call(endpoints[name], input ?? ({} as CallInput<Of<Name>>), { scope, signal }),
      ),
    options,
  );
  // It was left before the answer, and is read again.
  if ((response.error as unknown) instanceof Abandoned) return { ...response, error: undefined };
  // What another input returned stays while this one loads, but not when it has failed.
  const isOthers = response.error !== undefined && cache.get(cacheKey)?.data === undefined;
  // Unchanged otherwise, because SWR renders again only for what was read from it.
  return isOthers ? { ...response, data: undefined } : response;
}
