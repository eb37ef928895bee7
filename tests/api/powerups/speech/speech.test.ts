import { describe, expect, test } from 'vitest';
import { deepgramSpeech } from '../../../../server/powerups/speech/deepgramSpeech.ts';
import { openAiSpeech } from '../../../../server/powerups/speech/openAiSpeech.ts';
import type { Speech, SpeechAsked } from '../../../../server/powerups/speech/speech.ts';
import { aRecognizer, formOf, type Heard } from './aRecognizer.ts';

const audio = new Uint8Array(Buffer.from('RIFF and so on'));
const asked: SpeechAsked = { audio, language: 'en', likely: [] };
const { signal } = new AbortController();

type Adapter = (url: string) => Speech;

const openAi: Adapter = (url) => openAiSpeech({ url: `${url}/v1`, key: 'sk-1', model: 'whisper-1' });
const deepgram: Adapter = (url) => deepgramSpeech({ url, key: 'dg-1', model: 'nova-3' });

/** Strict as OpenAI: words come of `verbose_json` alone, and from who has a key. */
const playOpenAi = (answer: object) => async (heard: Heard) => {
  const form = await formOf(heard);
  if (heard.path !== '/v1/audio/transcriptions') return { status: 404, body: { error: { message: 'Invalid URL' } } };
  if (heard.headers.authorization !== 'Bearer sk-1')
    return { status: 401, body: { error: { message: 'Incorrect API key' } } };
  if (form['model']?.[0] !== 'whisper-1')
    return { status: 404, body: { error: { message: 'The model does not exist' } } };
  const isVerbose = form['response_format']?.[0] === 'verbose_json';
  if (!isVerbose || !form['timestamp_granularities[]']?.includes('word'))
    return { status: 400, body: { error: { message: 'timestamp_granularities require verbose_json' } } };
  return { body: answer };
};

test('OpenAI hears words beside segments, and is told what to expect', async () => {
  const { url, heard } = await aRecognizer(
    playOpenAi({
      task: 'transcribe',
      language: 'english',
      duration: 2.1,
      text: 'Hello, Fernleigh.',
      words: [
        { word: 'Hello', start: 0.1, end: 0.6 },
        { word: 'Fernleigh', start: 0.7, end: 1.4 },
      ],
      segments: [{ id: 0, start: 0, end: 2, text: ' Hello, Fernleigh.', tokens: [1], temperature: 0 }],
    }),
  );
  const result = await openAi(url).hear({ ...asked, likely: ['Fernleigh', 'implant'] }, signal);
  expect(result).toEqual({
    language: 'en',
    words: [
      { text: 'Hello', start: 0.1, end: 0.6 },
      { text: 'Fernleigh', start: 0.7, end: 1.4 },
    ],
  });
  const [request] = heard;
  if (!request) throw new Error('it was asked');
  expect(await formOf(request)).toEqual({
    file: ['RIFF and so on'],
    model: ['whisper-1'],
    response_format: ['verbose_json'],
    'timestamp_granularities[]': ['word', 'segment'],
    language: ['en'],
    prompt: ['Fernleigh, implant'],
  });
});

test('whisper.cpp has words in segments and in pieces', async () => {
  const { url } = await aRecognizer(
    playOpenAi({
      language: 'en',
      segments: [
        {
          text: " That's one.",
          start: 0,
          end: 1,
          words: [
            { word: ' That', start: 0.16, end: 0.31, probability: 0.3 },
            { word: "'s", start: 0.38, end: 0.49, probability: 0.8 },
            { word: ' one', start: 0.5, end: 0.8, probability: 0.8 },
            { word: '.', start: 0.8, end: 0.8, probability: 0.8 },
          ],
        },
      ],
    }),
  );
  expect((await openAi(url).hear(asked, signal)).words).toEqual([
    { text: "That's", start: 0.16, end: 0.49 },
    { text: 'one.', start: 0.5, end: 0.8 },
  ]);
});

test('vLLM has segments alone, and numbers as text: words take as long as they are written', async () => {
  const { url } = await aRecognizer(
    playOpenAi({ language: 'it', duration: '4', segments: [{ text: ' a bbb ', start: '2.0', end: '4.0', id: 42 }] }),
  );
  expect(await openAi(url).hear({ ...asked, language: null }, signal)).toEqual({
    language: 'it',
    words: [
      { text: 'a', start: 2, end: 2.5 },
      { text: 'bbb', start: 2.5, end: 4 },
    ],
  });
});

test('Deepgram hears words as they are written, in a language that it finds or is told', async () => {
  const { url, heard } = await aRecognizer(({ path, headers, query }) => {
    if (path !== '/v1/listen' || headers.authorization !== 'Token dg-1')
      return { status: 401, body: { err_code: 'INVALID_AUTH' } };
    const detected = query.get('detect_language') === 'true' ? { detected_language: 'it' } : {};
    const words = [{ word: 'ciao', punctuated_word: 'Ciao,', start: 0.2, end: 0.7, confidence: 0.9 }];
    return {
      body: { metadata: {}, results: { channels: [{ ...detected, alternatives: [{ transcript: 'Ciao,', words }] }] } },
    };
  });
  const words = [{ text: 'Ciao,', start: 0.2, end: 0.7 }];
  expect(await deepgram(url).hear({ ...asked, language: null, likely: ['Vale & Co'] }, signal)).toEqual({
    language: 'it',
    words,
  });
  expect(await deepgram(url).hear(asked, signal)).toEqual({ language: 'en', words });
  expect(heard.map(({ query }) => query.toString())).toEqual([
    'model=nova-3&smart_format=true&detect_language=true&keyterm=Vale+%26+Co',
    'model=nova-3&smart_format=true&language=en',
  ]);
  expect(heard[0]?.headers['content-type']).toBe('audio/wav');
  expect(heard[0]?.body.toString('latin1')).toBe('RIFF and so on');
});

describe.each([
  ['OpenAI', openAi],
  ['Deepgram', deepgram],
] as const)('%s', (_, adapter) => {
  const failing = async (status: number, body: object | string, headers = {}) => {
    const { url } = await aRecognizer(() => ({ status, body, headers }));
    return adapter(url)
      .hear(asked, signal)
      .catch((error: unknown) => error);
  };

  test.each([
    [413, 'tooLarge'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [401, 'refused'],
    [404, 'refused'],
    [302, 'later'],
  ])('that answers %i is %s', async (status, fault) => {
    expect(await failing(status, { error: { message: 'no' } }, { location: '/elsewhere' })).toMatchObject({
      name: 'SpeechFailed',
      fault,
    });
  });

  test('that is busy says when to come back', async () => {
    expect(await failing(429, {}, { 'retry-after': '30' })).toMatchObject({ fault: 'later', afterSeconds: 30 });
    expect(await failing(429, {}, { 'retry-after': 'soon' })).toMatchObject({
      fault: 'later',
      afterSeconds: undefined,
    });
  });

  test('that doesn’t know a language is not asked again', async () => {
    const refusal = { error: { message: "Language 'tlh' is not supported" } };
    expect(await failing(400, refusal)).toMatchObject({ fault: 'language' });
  });

  test('that answers something else is unreadable', async () => {
    expect(await failing(200, '<html>')).toMatchObject({ fault: 'unreadable' });
    expect(await failing(200, { text: 'Hello' })).toMatchObject({ fault: 'unreadable' });
    expect(await failing(200, { results: {}, words: [{ word: 'a' }] })).toMatchObject({ fault: 'unreadable' });
  });

  test('that isn’t there may be there later', async () => {
    const error = await adapter('http://127.0.0.1:9')
      .hear(asked, signal)
      .catch((failure: unknown) => failure);
    expect(error).toMatchObject({ fault: 'later' });
  });

  test('is left when the server ends', async () => {
    const leaving = new AbortController();
    const { url, heard } = await aRecognizer(() => {
      leaving.abort(new Error('the server ends'));
      return new Promise<never>(() => undefined);
    });
    await expect(adapter(url).hear(asked, leaving.signal)).rejects.toThrow('the server ends');
    expect(heard).toHaveLength(1);
  });
});
