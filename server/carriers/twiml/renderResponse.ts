import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import type { CallResponse } from '../../calls/callResponse.ts';
import type { DialedTarget } from '../../services/liveCall/carrierReport.ts';
import type { WhisperResponse } from '../../services/liveCall/playWhisper.ts';
import { callUrls, type Site } from './callUrls.ts';
import { renderEffects } from './renderEffects.ts';
import type { AudioUrl } from './speak.ts';
import { renderWhisper } from './renderWhisper.ts';

/** A site with the addresses of accounts' audio files. */
export interface SpeakingSite extends Site {
  audioUrl: (accountId: number, file: string) => string;
  /** The domain of the SIP gateway; null without one. */
  sipDomain: string | null;
}

/** Renders a call response as TwiML. */
export function renderResponse(site: SpeakingSite, response: CallResponse): string {
  switch (response.type) {
    case 'reject':
      return renderReject();
    case 'effects': {
      const { key, step, caller, trackingNumber, effects } = response;
      const urls = callUrls(site, key, step);
      const { dialect, sipDomain } = site;
      const audioUrl: AudioUrl = (file) => site.audioUrl(key.accountId, file);
      return renderEffects(effects, { urls, audioUrl, dialect, sipDomain, caller, trackingNumber, pickedUp: step > 1 });
    }
  }
}

/** The TwiML for a target that answered. An empty document ends the whisper and connects the target. */
export function renderWhisperResponse(
  site: SpeakingSite,
  { key, step, targetId }: DialedTarget,
  response: WhisperResponse,
): string {
  switch (response.type) {
    case 'whisper':
      return renderWhisper(response.dial, callUrls(site, key, step).whisperHeard(targetId), (file) =>
        site.audioUrl(key.accountId, file),
      );
    case 'connect':
      return new VoiceResponse().toString();
    case 'hangup':
      return renderHangup();
  }
}

/** The document that ends a call, and the one for a webhook that failed. */
export function renderHangup(): string {
  const response = new VoiceResponse();
  response.hangup();
  return response.toString();
}

function renderReject(): string {
  const response = new VoiceResponse();
  response.reject({ reason: 'rejected' });
  return response.toString();
}
