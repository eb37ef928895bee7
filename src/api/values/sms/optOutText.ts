const texts = {
  de: 'Keine SMS mehr? Antworten Sie STOP',
  en: 'Reply STOP to opt out',
  es: 'Responda STOP para darse de baja',
  fr: 'Répondez STOP pour ne plus recevoir de SMS',
  it: 'Rispondi STOP per non ricevere altri SMS',
  nl: 'Antwoord STOP om af te melden',
  pt: 'Responda STOP para sair da lista',
} as const;

const languages: Readonly<Record<string, keyof typeof texts>> = {
  AT: 'de',
  BR: 'pt',
  CH: 'de',
  DE: 'de',
  ES: 'es',
  FR: 'fr',
  IT: 'it',
  MX: 'es',
  NL: 'nl',
  PT: 'pt',
};

/** How people of a country (ISO 3166) are told to opt out of texts, in its language; in English where it is not known. */
export function optOutTextOf(country: string): string {
  return texts[languages[country] ?? 'en'];
}
