import type { RecordingKind } from '../../telephony/calls/callEvent.ts';
import { fallbackFileName } from '../../kernel/outside/fallbackFolder.ts';
import { type CallKey, formatCallKey } from '../../telephony/calls/callKey.ts';
import type { TwimlTraits } from './traits.ts';

/** Our address and the traits of the carrier that reaches it. */
export interface Site {
  publicBaseUrl: string;
  /** The public base of the static fallback files. */
  fallbackUrl?: string | undefined;
  traits: TwimlTraits;
}

/** The absolute webhook URLs for one position of a call. */
export interface CallUrls {
  action: string;
  whisper(targetId: string): string;
  whisperHeard(targetId: string): string;
  legStatus(targetId: string): string;
  recording(kind: RecordingKind): string;
}

/**
 * The webhook URLs of a number. With `fallbackUrl`, the base of static files, its fallback is one of them, unless the
 * carrier has one fallback for all numbers.
 */
export function numberUrls({ publicBaseUrl, fallbackUrl, traits: { retries } }: Site, did?: string) {
  const voice = `${publicBaseUrl}/carrier/voice`;
  const file = fallbackUrl === undefined || did === undefined ? undefined : `${fallbackUrl}/${fallbackFileName(did)}`;
  return {
    voice: `${voice}${retries}`,
    fallback: `${file ?? `${voice}/fallback`}${retries}`,
    // Hosts of files answer GET only.
    fallbackMethod: file === undefined ? 'POST' : 'GET',
    status: `${voice}/status${retries}`,
  };
}

/** Where texts to a number go. */
export function textUrl({ publicBaseUrl, traits: { retries } }: Site): string {
  return `${publicBaseUrl}/carrier/sms${retries}`;
}

export function callUrls({ publicBaseUrl, traits: { retries } }: Site, key: CallKey, step: number): CallUrls {
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
