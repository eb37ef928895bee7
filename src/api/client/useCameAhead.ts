import { useState } from 'react';
import type { CallInput, EndpointSpec, ResponseOf } from '#contract/endpoint.ts';
import { ahead } from './ahead.ts';
import { aheadKey } from './call.ts';

/**
 * The answer that was asked for ahead, if it was there when a component first asked for it: the component is then drawn with
 * it at once. It is for that question only.
 */
export function useCameAhead<E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E> | null,
  scope: string | null,
): ResponseOf<E> | undefined {
  const key = input && endpoint.method === 'GET' ? aheadKey(endpoint, input, { scope }) : null;
  const [first] = useState(() => ({ key, value: key === null ? undefined : ahead.peek(key) }));
  return first.key === key ? (first.value as ResponseOf<E> | undefined) : undefined;
}
