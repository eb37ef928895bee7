import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import type { CarrierRendering } from '../carrierDialect.ts';
import { renderFallback } from './renderFallback.ts';
import { renderHangup, renderResponse, renderWhisperResponse } from './renderResponse.ts';
import type { TwimlTraits } from './traits.ts';

export function twimlRendering(traits: TwimlTraits): CarrierRendering {
  return {
    mediaType: 'text/xml; charset=utf-8',
    response: (site, response) => renderResponse({ ...site, traits }, response),
    whisper: (site, target, response) => renderWhisperResponse({ ...site, traits }, target, response),
    fallback: (fallback) => renderFallback(fallback, traits.usualVoice),
    hangup: renderHangup,
    nothing: () => new VoiceResponse().toString(),
  };
}
