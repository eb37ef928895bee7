import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import type { Fallback } from '../../services/fallback/fallbackOf.ts';
import { digitsToSend } from './renderEffects.ts';
import { say } from './speak.ts';

/** What callers hear when there is nobody to ring, by language. */
const sorry: Record<string, string> = {
  en: 'We are sorry, we cannot take your call at the moment. Please try again later.',
  it: 'Siamo spiacenti, al momento non possiamo rispondere. Richiami più tardi.',
};
const englishVoice = 'en-US';
const ringSeconds = 30;

/** The failover document, which names none of our own addresses. */
export function renderFallback(fallback: Fallback): string {
  const response = new VoiceResponse();
  switch (fallback.type) {
    case 'ring': {
      const { target } = fallback;
      response.dial({ answerOnBridge: true, timeout: ringSeconds }).number(digitsToSend(target), target.number);
      break;
    }
    case 'apologize': {
      const text = sorry[fallback.language.slice(0, 2)];
      const language = text === undefined ? englishVoice : fallback.language;
      say(response, { text: text ?? sorry['en'] ?? '', language });
      response.hangup();
      break;
    }
    case 'reject':
      response.reject({ reason: 'rejected' });
  }
  return response.toString();
}
