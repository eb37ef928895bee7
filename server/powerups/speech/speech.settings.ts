import { z } from 'zod';
import { defineSettings } from '../../kernel/config/defineSettings.ts';
import { text } from '../../kernel/config/settingKinds.ts';

const deepgramUrl = 'https://api.deepgram.com';

/** Where calls become text. */
export interface SpeechSettings {
  api: 'openai' | 'deepgram';
  url: string;
  key: string | undefined;
  model: string;
}

/** Recordings become text only where a recognizer is set up. */
export const speech = defineSettings({
  variables: {
    /** The interface of the recognizer; OpenAI’s is that of many servers. */
    SPEECH_API: z.enum(['openai', 'deepgram']).default('openai'),
    SPEECH_URL: z.url({ protocol: /^https?$/, error: 'is a URL with http or https' }).optional(),
    SPEECH_KEY: text.optional(),
    SPEECH_MODEL: text.optional(),
  },
  read: ({ SPEECH_API: api, SPEECH_URL, SPEECH_KEY: key, SPEECH_MODEL }) => ({
    SPEECH: speechOf({ api, url: SPEECH_URL, key, model: SPEECH_MODEL }),
  }),
  wrong: ({ SPEECH }) =>
    SPEECH?.api === 'deepgram' && SPEECH.key === undefined ? ['SPEECH_KEY is needed for Deepgram.'] : [],
});

interface Given {
  api: SpeechSettings['api'];
  url: string | undefined;
  key: string | undefined;
  model: string | undefined;
}

function speechOf({ api, url, key, model }: Given): SpeechSettings | undefined {
  if (api === 'deepgram') return { api, url: url ?? deepgramUrl, key, model: model ?? 'nova-3' };
  return url === undefined ? undefined : { api, url, key, model: model ?? 'whisper-1' };
}
