import { countryOf } from '../calledParties.ts';

/** Countries (ISO 3166) whose ring Twilio knows. https://www.twilio.com/docs/voice/twiml/dial#ringtone */
const tones = [
  ...([
    'at',
    'au',
    'be',
    'bg',
    'br',
    'ch',
    'cl',
    'cn',
    'cz',
    'de',
    'dk',
    'ee',
    'es',
    'fi',
    'fr',
    'gr',
    'hu',
    'il',
  ] as const),
  ...([
    'in',
    'it',
    'jp',
    'lt',
    'mx',
    'my',
    'nl',
    'no',
    'nz',
    'ph',
    'pl',
    'pt',
    'ru',
    'se',
    'sg',
    'th',
    'tw',
    'us',
  ] as const),
  ...(['ve', 'za'] as const),
];
type RingTone = (typeof tones)[number] | 'uk';

/** The ring of a number’s country; undefined where Twilio doesn’t know it. */
export function ringToneOf(number: string): RingTone | undefined {
  const country = countryOf(number)?.toLowerCase();
  return country === 'gb' ? 'uk' : tones.find((tone) => tone === country);
}
