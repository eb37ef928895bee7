import type { z } from 'zod';
import { SpeechFailed, type SpeechFault } from './speech.ts';

/** A tenth of real time on a machine without a graphics processor. */
const longestMs = 15 * 60_000;
const mostShown = 300;

const faults: Partial<Record<number, SpeechFault>> = { 408: 'later', 413: 'tooLarge', 425: 'later', 429: 'later' };

/** A POST to a recognizer, whose answer has this shape. @throws SpeechFailed, or the reason of the signal. */
export async function askSpeech<Answer>(
  url: URL,
  init: Pick<RequestInit, 'headers' | 'body'>,
  { answer, signal }: { answer: z.ZodType<Answer>; signal: AbortSignal },
): Promise<Answer> {
  const response = await reached(() =>
    fetch(url, {
      ...init,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    }),
  );
  const text = await reached(() => response.text());
  if (!response.ok) throw failureOf(response, text);
  const parsed = answer.safeParse(jsonOf(text));
  if (!parsed.success) throw new SpeechFailed('unreadable', 'no transcript of a known shape', { cause: parsed.error });
  return parsed.data;

  async function reached<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      return await ask();
    } catch (error) {
      signal.throwIfAborted();
      throw new SpeechFailed('later', 'the recognizer can’t be reached, or took too long', { cause: error });
    }
  }
}

function failureOf({ status, headers }: Response, text: string): SpeechFailed {
  const isLanguage = status === 400 && /language/i.test(text);
  const fault = isLanguage ? 'language' : (faults[status] ?? (status >= 500 ? 'later' : 'refused'));
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return new SpeechFailed(fault, `HTTP ${status}: ${text.slice(0, mostShown)}`, {
    ...(Number.isFinite(seconds) && seconds >= 0 && { afterSeconds: seconds }),
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
