import { defineMessage, defineMessages } from 'react-intl';

/** A voice, by the gender of who seems to speak. */
export const voiceNames = defineMessages<Record<'woman' | 'man', { name: string }>>({
  woman: { id: 'voice.woman', defaultMessage: '{name} (woman)' },
  man: { id: 'voice.man', defaultMessage: '{name} (man)' },
});

export const neural = defineMessage({ id: 'voice.neural', defaultMessage: 'more natural' });
