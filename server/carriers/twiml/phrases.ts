/** What we say ourselves. */
interface Phrases {
  /** To whoever is to take a call, after the whisper. */
  pressOne: string;
  /** To callers, when there is nobody to ring. */
  sorry: string;
}

/** By language (ISO 639). */
const phrases: Readonly<Record<string, Phrases>> = {
  en: {
    pressOne: 'Press 1 to take this call.',
    sorry: 'We are sorry, we cannot take your call at the moment. Please try again later.',
  },
  it: {
    pressOne: 'Premi 1 per rispondere.',
    sorry: 'Siamo spiacenti, al momento non possiamo rispondere. Richiami più tardi.',
  },
  es: {
    pressOne: 'Pulse 1 para atender esta llamada.',
    sorry: 'Lo sentimos, en este momento no podemos atender su llamada. Inténtelo de nuevo más tarde.',
  },
  fr: {
    pressOne: 'Appuyez sur 1 pour prendre cet appel.',
    sorry: 'Nous sommes désolés, nous ne pouvons pas prendre votre appel pour le moment. Veuillez rappeler plus tard.',
  },
  de: {
    pressOne: 'Drücken Sie die 1, um den Anruf anzunehmen.',
    sorry: 'Leider können wir Ihren Anruf im Moment nicht annehmen. Bitte versuchen Sie es später noch einmal.',
  },
};

/** In a language (BCP 47), or in English with a voice that speaks it. */
export function phraseIn(
  language: string,
  phrase: keyof Phrases,
  englishVoice: string,
): { text: string; language: string } {
  const spoken = phrases[language.split('-')[0] ?? ''];
  if (spoken) return { text: spoken[phrase], language };
  return { text: phrases['en']?.[phrase] ?? '', language: englishVoice };
}
