import { useRef } from 'react';

/**
 * The header that makes a request repeatable: as long as the body is the same and nothing was answered, it is the same
 * request. `answered` begins a new one.
 */
export function useRequestKey() {
  const last = useRef<{ body: string; key: string }>(null);
  return {
    headersOf(this: void, body: object): Record<string, string> {
      const text = JSON.stringify(body);
      if (last.current?.body !== text) last.current = { body: text, key: crypto.randomUUID() };
      return { 'Idempotency-Key': last.current.key };
    },
    answered(this: void): void {
      last.current = null;
    },
  };
}
