import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { WordsPart } from '../../locales/wordParts.ts';

export type Messages = Record<string, MessageFormatElement[]>;

/** URLs of the message catalogues: JSON to fetch, so the browser has no script to compile. */
const catalogues = import.meta.glob<string>('../../locales/compiled/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const fetched = new Map<string, Promise<Messages>>();

async function read(url: string): Promise<Messages> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the messages at ${url} returned ${answer.status}`);
  return (await answer.json()) as Messages;
}

/** Fetches one part of a language's messages, once; a failed request can be retried. */
export function wordFile(locale: Locale, part: WordsPart): Promise<Messages> {
  const url = catalogues[`../../locales/compiled/${part}.${locale}.json`];
  if (url === undefined) throw new Error(`no ${part} messages for ${locale}: run the locale build`);
  const known = fetched.get(url);
  if (known) return known;
  const file = read(url);
  fetched.set(url, file);
  file.catch(() => fetched.delete(url));
  return file;
}
