import type { RecordingKind } from '../../calls/callEvent.ts';
import { type CallKey, formatCallKey } from '../../calls/callKey.ts';
import type { Dialect } from '../dialect.ts';

/** Our address and the dialect of the carrier that reaches it. */
export interface Site {
  publicBaseUrl: string;
  dialect: Dialect;
}

/** The absolute webhook URLs for one position of a call. */
export interface CallUrls {
  action: string;
  whisper(targetId: string): string;
  whisperHeard(targetId: string): string;
  legStatus(targetId: string): string;
  recording(kind: RecordingKind): string;
}

/** The webhook URLs of every number. */
export function numberUrls({ publicBaseUrl, dialect: { retries } }: Site) {
  const voice = `${publicBaseUrl}/carrier/voice`;
  return { voice: `${voice}${retries}`, fallback: `${voice}/fallback${retries}`, status: `${voice}/status${retries}` };
}

export function callUrls({ publicBaseUrl, dialect: { retries } }: Site, key: CallKey, step: number): CallUrls {
  const base = `${publicBaseUrl}/carrier/voice`;
  const call = formatCallKey(key);
  const whisper = (targetId: string) => `${base}/${call}/whisper/${step}/${encodeURIComponent(targetId)}`;
  return {
    action: `${base}/${call}/${step}${retries}`,
    whisper: (targetId) => `${whisper(targetId)}${retries}`,
    whisperHeard: (targetId) => `${whisper(targetId)}?heard=1${retries}`,
    legStatus: (targetId) => {
      const leg = new URLSearchParams({ call, step: String(step), target: targetId });
      return `${base}/status?${leg}${retries}`;
    },
    recording: (kind) => `${base}/recording?${new URLSearchParams({ call, kind })}${retries}`,
  };
}
