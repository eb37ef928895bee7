/** Identifies a call in webhooks and queries. Includes the account, so that no lookup starts without one. */
export interface CallKey {
  accountId: number;
  callUuid: string;
}

/** The key as it appears in webhook URLs: `20003-7d0c…`. */
export function formatCallKey({ accountId, callUuid }: CallKey): string {
  return `${accountId}-${callUuid}`;
}

/** Parses a key; undefined if the text is not a valid one. */
export function parseCallKey(text: string): CallKey | undefined {
  const match = /^([1-9]\d{0,9})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  return { accountId: Number(match[1]), callUuid: match[2] };
}
