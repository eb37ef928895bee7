/**
 * The extension of a user's web phone, which is the user part of its SIP address. It is the user's id, because that belongs to
 * one person of the whole installation for good: no other account can take it, and a published flow never rings someone else.
 */
export function extensionOf(userId: number): string {
  return String(userId);
}

/** The SIP address of a user's web phone at the gateway's domain. */
export function sipAddressOf(userId: number, domain: string): string {
  return `sip:${extensionOf(userId)}@${domain}`;
}
