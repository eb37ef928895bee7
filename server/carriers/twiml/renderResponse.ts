import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import type { CallKey } from '../../telephony/calls/callKey.ts';
import type { CallResponse } from '../../telephony/calls/callResponse.ts';
import type { DialedTarget } from '../../telephony/callHandling/carrierReport.ts';
import type { WhisperResponse } from '../../telephony/callHandling/playWhisper.ts';
import type { SpeakingSite } from '../carrierDialect.ts';
import { callUrls, type Site } from './callUrls.ts';
import { renderEffects } from './renderEffects.ts';
import type { Speaking } from './speak.ts';
import { renderWhisper } from './renderWhisper.ts';

type TwimlSite = SpeakingSite & Site;

/** Renders a call response as TwiML. */
export function renderResponse(site: TwimlSite, response: CallResponse): string {
  switch (response.type) {
    case 'reject':
      return renderReject();
    case 'effects': {
      const { key, step, caller, trackingNumber, effects } = response;
      const urls = callUrls(site, key, step);
      const { traits, sipDomain } = site;
      const speaking = speakingTo(site, key);
      return renderEffects(effects, { urls, speaking, traits, sipDomain, caller, trackingNumber, pickedUp: step > 1 });
    }
  }
}

function speakingTo({ audioUrl, traits }: TwimlSite, { accountId }: CallKey): Speaking {
  return { audioUrl: (file) => audioUrl(accountId, file), usualVoice: traits.usualVoice };
}

/** The TwiML for a target that answered. An empty document ends the whisper and connects the target. */
export function renderWhisperResponse(
  site: TwimlSite,
  { key, step, targetId }: DialedTarget,
  response: WhisperResponse,
): string {
  switch (response.type) {
    case 'whisper':
      return renderWhisper(response.dial, callUrls(site, key, step).whisperHeard(targetId), speakingTo(site, key));
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
