import { SaxesParser } from 'saxes';
import { broken, UnreadableWorkbook } from './unreadableWorkbook.ts';
import { namesIn, type Tag } from './xmlNames.ts';

/** A workbook's file, whatever archive it is in: an open part is a text in pieces; undefined if there is no such part. */
export type OpenPart = (name: string) => AsyncIterable<string> | undefined;

/** What becomes of the elements of a part. */
export interface PartReader {
  open?: (tag: Tag) => void;
  text?: (text: string) => void;
  /** True when enough was read. */
  close?: (name: string, parent: string) => boolean | void;
}

/** The most characters of XML of a part, and of what leads to one item of it. */
export interface PartLimits {
  part: number;
  item: number;
}

/**
 * Reads a part piece by piece, and yields what its reader emits. Elements of other vocabularies are left out with all that
 * is in them.
 * @throws UnreadableWorkbook for XML that is not well formed, declares entities, or is too long or too deep.
 */
export async function* itemsOf<Item>(
  pieces: AsyncIterable<string>,
  most: PartLimits,
  readerOf: (emit: (item: Item) => void) => PartReader,
): AsyncGenerator<Item> {
  const items: Item[] = [];
  const reader = readerOf((item) => items.push(item));
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  const names = namesIn();
  let ended = false;
  let read = 0;
  let sinceItem = 0;
  parser.on('doctype', () => {
    throw broken('a document type');
  });
  parser.on('error', (error) => {
    throw broken(error.message);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const tag = names.open(name, attributes);
    if (tag && !ended) reader.open?.(tag);
  });
  parser.on('text', (text) => {
    if (!ended && !names.isLeftOut()) reader.text?.(text);
  });
  parser.on('closetag', () => {
    const closed = names.close();
    if (closed) ended ||= reader.close?.(closed.name, closed.parent) === true;
  });
  for await (const piece of pieces) {
    read += piece.length;
    if (read > most.part) throw new UnreadableWorkbook('too much XML', most.part);
    parser.write(piece);
    sinceItem = items.length > 0 ? 0 : sinceItem + piece.length;
    if (sinceItem > most.item) throw new UnreadableWorkbook('too much XML in a row', most.item);
    yield* items.splice(0);
    if (ended) return;
  }
  parser.close();
  yield* items;
}
