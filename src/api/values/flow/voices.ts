/** One voice: the `voice` of `<Say>` that Twilio, SignalWire and Telnyx all take. */
export interface Voice {
  id: string;
  name: string;
  gender: 'woman' | 'man';
  /** Of the newer engine, which sounds more natural and costs more. */
  neural: boolean;
}

/**
 * Amazon Polly's adult voices by language, without the languages that prompts can't have. A `*` follows the name of one that
 * is only neural, a `+` that of one that comes in both.
 *
 * Sources: the names in Twilio's library (a test holds it), languages and genders as Polly's `DescribeVoices` tells them.
 */
const women: Readonly<Record<string, string>> = {
  'ar-AE': 'Hala*',
  arb: 'Zeina',
  'ca-ES': 'Arlet*',
  'cmn-CN': 'Zhiyu+',
  'cy-GB': 'Gwyneth',
  'da-DK': 'Naja Sofie*',
  'de-AT': 'Hannah*',
  'de-DE': 'Marlene Vicki+',
  'en-AU': 'Nicole Olivia*',
  'en-GB': 'Amy+ Emma+',
  'en-IE': 'Niamh*',
  'en-IN': 'Aditi Raveena Kajal*',
  'en-NZ': 'Aria*',
  'en-US': 'Joanna+ Kendra+ Kimberly+ Salli+ Danielle* Ruth*',
  'en-ZA': 'Ayanda*',
  'es-ES': 'Conchita Lucia+',
  'es-MX': 'Mia+',
  'es-US': 'Lupe+ Penelope',
  'fi-FI': 'Suvi*',
  'fr-BE': 'Isabelle*',
  'fr-CA': 'Chantal Gabrielle*',
  'fr-FR': 'Celine Lea+',
  'hi-IN': 'Aditi Kajal*',
  'is-IS': 'Dora',
  'it-IT': 'Bianca+ Carla',
  'ja-JP': 'Mizuki Kazuha* Tomoko*',
  'ko-KR': 'Seoyeon+',
  'nb-NO': 'Liv Ida*',
  'nl-BE': 'Lisa*',
  'nl-NL': 'Lotte Laura*',
  'pl-PL': 'Ewa Maja Ola*',
  'pt-BR': 'Camila+ Vitoria+',
  'pt-PT': 'Ines+',
  'ro-RO': 'Carmen',
  'ru-RU': 'Tatyana',
  'sv-SE': 'Astrid Elin*',
  'tr-TR': 'Filiz Burcu*',
};

const men: Readonly<Record<string, string>> = {
  'ar-AE': 'Zayd*',
  'da-DK': 'Mads',
  'de-DE': 'Hans Daniel*',
  'en-AU': 'Russell',
  'en-GB': 'Brian+ Arthur*',
  'en-GB-WLS': 'Geraint',
  'en-US': 'Joey+ Matthew+ Gregory* Stephen*',
  'es-ES': 'Enrique Sergio*',
  'es-MX': 'Andres*',
  'es-US': 'Miguel Pedro*',
  'fr-CA': 'Liam*',
  'fr-FR': 'Mathieu Remi*',
  'is-IS': 'Karl',
  'it-IT': 'Giorgio Adriano*',
  'ja-JP': 'Takumi+',
  'nl-NL': 'Ruben',
  'pl-PL': 'Jacek Jan',
  'pt-BR': 'Ricardo Thiago*',
  'pt-PT': 'Cristiano',
  'ru-RU': 'Maxim',
};

function voicesIn(names: string | undefined, gender: Voice['gender']): Voice[] {
  if (names === undefined) return [];
  return names.split(' ').flatMap((entry) => {
    const name = entry.replace(/[*+]$/, '');
    const standard = { id: `Polly.${name}`, name, gender, neural: false };
    const neural = { ...standard, id: `${standard.id}-Neural`, neural: true };
    if (entry.endsWith('*')) return [neural];
    return entry.endsWith('+') ? [neural, standard] : [standard];
  });
}

const voices = new Map(
  [...new Set([...Object.keys(women), ...Object.keys(men)])].map((language) => [
    language,
    [...voicesIn(women[language], 'woman'), ...voicesIn(men[language], 'man')],
  ]),
);

/** The languages that have voices to choose from (BCP 47). */
export const voicedLanguages: readonly string[] = [...voices.keys()].toSorted();

/** The voices that speak a language; none if it has only the carrier's usual one. */
export function voicesOf(language: string): readonly Voice[] {
  return voices.get(language) ?? [];
}

/** Whether a voice speaks a language. */
export function speaks(voice: string, language: string): boolean {
  return voicesOf(language).some(({ id }) => id === voice);
}
