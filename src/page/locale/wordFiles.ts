import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '#contract/users.contract.ts';
import type { WordsPart } from '../../locales/wordParts.ts';

export type Messages = Record<string, MessageFormatElement[]>;

/** Where each catalogue is: words are data, fetched as such, and no script that the browser must compile. */
const catalogues = import.meta.glob<string>('../../locales/compiled/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const fetched = new Map<string, Promise<Messages>>();

async function read(url: string): Promise<Messages> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the words at ${url} answered ${answer.status}`);
  return (await answer.json()) as Messages;
}

/** One part of the words of a language, fetched once; after a failure it is fetched again. */
export function wordFile(locale: Locale, part: WordsPart): Promise<Messages> {
  const url = catalogues[`../../locales/compiled/${part}.${locale}.json`];
  if (url === undefined) throw new Error(`no ${part} words of ${locale}: run the locale build`);
  const known = fetched.get(url);
  if (known) return known;
  const file = read(url);
  fetched.set(url, file);
  file.catch(() => fetched.delete(url));
  return file;
}
