import { defineMessages } from 'react-intl';

export const intelligenceMessages = defineMessages({
  title: { id: 'intelligence.title', defaultMessage: 'Call intelligence' },
  intro: {
    id: 'intelligence.intro',
    defaultMessage:
      'Recorded calls and voicemails become text, which you read on the page of each call. It is kept as long as the recording.',
  },
  notConfigured: {
    id: 'intelligence.notConfigured',
    defaultMessage:
      'This installation has no speech recognizer yet. Its operator can set one up: any server with OpenAI’s interface, or Deepgram.',
  },
  enabled: { id: 'intelligence.enabled', defaultMessage: 'Turn recordings into text' },
  numbers: { id: 'intelligence.numbers', defaultMessage: 'Numbers' },
  allNumbers: { id: 'intelligence.allNumbers', defaultMessage: 'All numbers' },
  searchNumbers: { id: 'intelligence.searchNumbers', defaultMessage: 'Search numbers' },
  noNumbers: { id: 'intelligence.noNumbers', defaultMessage: 'No numbers match' },
  language: { id: 'intelligence.language', defaultMessage: 'Language' },
  anyLanguage: { id: 'intelligence.anyLanguage', defaultMessage: 'Detect automatically' },
  likely: { id: 'intelligence.likely', defaultMessage: 'Names and products' },
  likelyHint: {
    id: 'intelligence.likelyHint',
    defaultMessage: 'One on each line, as callers say them. The recognizer spells them right more often.',
  },
  keepsSecrets: {
    id: 'intelligence.keepsSecrets',
    defaultMessage: 'Keep card numbers, security codes and passwords in the text',
  },
  saved: { id: 'intelligence.saved', defaultMessage: 'Call intelligence saved' },
});

export const intelligenceNamed = defineMessages<{ recognizer: { name: string } }>({
  recognizer: {
    id: 'intelligence.recognizer',
    defaultMessage: 'Recordings are sent to {name}, which turns them into text.',
  },
});
