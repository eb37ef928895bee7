import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import type { Fallback } from '../../telephony/flows/fallbackOf.ts';
import { phraseIn } from './phrases.ts';
import { digitsToSend } from './renderEffects.ts';
import { say } from './speak.ts';
import type { TwimlTraits } from './traits.ts';

const ringSeconds = 30;

/** The failover document, which names none of our own addresses. */
export function renderFallback(fallback: Fallback, usualVoice?: TwimlTraits['usualVoice']): string {
  const response = new VoiceResponse();
  switch (fallback.type) {
    case 'ring': {
      const { target } = fallback;
      response.dial({ answerOnBridge: true, timeout: ringSeconds }).number(digitsToSend(target), target.number);
      break;
    }
    case 'apologize': {
      say(response, phraseIn(fallback.language, 'sorry', 'en-US'), usualVoice);
      response.hangup();
      break;
    }
    case 'reject':
      response.reject({ reason: 'rejected' });
  }
  return response.toString();
}
