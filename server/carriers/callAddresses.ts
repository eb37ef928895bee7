/** Which call a webhook is about: the account stands in the address, so no look-up starts without one. */
export interface CallKey {
  accountId: number;
  callUuid: string;
}

/** The key as it stands in webhook addresses: `20003-7d0c…`. */
export function formatCallKey({ accountId, callUuid }: CallKey): string {
  return `${accountId}-${callUuid}`;
}

/** Reads a key back; undefined when the text is none. */
export function parseCallKey(text: string): CallKey | undefined {
  const match = /^([1-9]\d{0,9})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  return { accountId: Number(match[1]), callUuid: match[2] };
}

/** What a recording holds: the conversation of a dial, or the message a caller left. */
export type RecordingKind = 'conversation' | 'message';

/**
 * The absolute addresses that the carrier is given for one position of a call. Action addresses ask the carrier to try
 * twice more when the connection, the answer or the server fails (Twilio's connection overrides in the fragment).
 */
export interface CallAddresses {
  action: string;
  whisper(targetId: string): string;
  whisperHeard(targetId: string): string;
  legStatus(targetId: string): string;
  recording(kind: RecordingKind): string;
}

const retries = '#rc=2&rp=ct,rt,5xx';

export function callAddresses(publicBaseUrl: string, key: CallKey, step: number): CallAddresses {
  const base = `${publicBaseUrl}/carrier/voice`;
  const call = formatCallKey(key);
  const whisper = (targetId: string) => `${base}/${call}/whisper/${step}/${encodeURIComponent(targetId)}`;
  return {
    action: `${base}/${call}/${step}${retries}`,
    whisper: (targetId) => `${whisper(targetId)}${retries}`,
    whisperHeard: (targetId) => `${whisper(targetId)}?heard=1${retries}`,
    legStatus: (targetId) => `${base}/status?${new URLSearchParams({ call, step: String(step), target: targetId })}`,
    recording: (kind) => `${base}/recording?${new URLSearchParams({ call, kind })}`,
  };
}
