/** Identifies a message in callback addresses and queries. Includes the account, so that no lookup starts without one. */
export interface MessageKey {
  accountId: number;
  messageId: string;
}

/** The key as it appears in callback addresses: `20003-7d0c…`. */
export function formatMessageKey({ accountId, messageId }: MessageKey): string {
  return `${accountId}-${messageId}`;
}

/** Parses a key; undefined if the text is not a valid one. */
export function parseMessageKey(text: string): MessageKey | undefined {
  const match = /^([1-9]\d{0,8})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  return { accountId: Number(match[1]), messageId: match[2] };
}
