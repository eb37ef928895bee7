import type { RecordingKind } from '../../calls/callEvent.ts';
import { type CallKey, formatCallKey } from '../../calls/callKey.ts';

/**
 * The absolute webhook URLs for one position of a call. Action URLs ask the carrier to retry twice when the connection,
 * the response or the server fails (Twilio's connection overrides in the fragment).
 */
export interface CallUrls {
  action: string;
  whisper(targetId: string): string;
  whisperHeard(targetId: string): string;
  legStatus(targetId: string): string;
  recording(kind: RecordingKind): string;
}

const retries = '#rc=2&rp=ct,rt,5xx';

export function callUrls(publicBaseUrl: string, key: CallKey, step: number): CallUrls {
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
