/** Which call a webhook or a query is about. The account is part of it, so that no look-up starts without one. */
export interface CallKey {
  accountId: number;
  callUuid: string;
}

/** The key as webhook URLs contain it: `20003-7d0c…`. */
export function formatCallKey({ accountId, callUuid }: CallKey): string {
  return `${accountId}-${callUuid}`;
}

/** Reads a key back; undefined when the text is none. */
export function parseCallKey(text: string): CallKey | undefined {
  const match = /^([1-9]\d{0,9})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  return { accountId: Number(match[1]), callUuid: match[2] };
}
