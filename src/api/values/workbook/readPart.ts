import { SaxesParser } from 'saxes';

/** A workbook's file, whatever archive it is in: an open part is a text in pieces; undefined if there is no such part. */
export type OpenPart = (name: string) => AsyncIterable<string> | undefined;

/** Why a workbook can’t be read. */
export class UnreadableWorkbook extends Error {
  override name = 'UnreadableWorkbook';
  /** The most characters of XML that are read; undefined for an archive that is broken or no workbook. */
  readonly most: number | undefined;

  constructor(detail: string, most?: number) {
    super(detail);
    this.most = most;
  }
}

export const broken = (detail: string) => new UnreadableWorkbook(detail);

export interface Tag {
  /** Without its prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** What becomes of the elements of a part. */
export interface PartReader {
  open?: (tag: Tag) => void;
  text?: (text: string) => void;
  /** True when enough was read. */
  close?: (name: string) => boolean | void;
}

/** The most characters of XML of a part, and of what leads to one item of it. */
export interface PartLimits {
  part: number;
  item: number;
}

/**
 * Reads a part piece by piece, and yields what its reader emits.
 * @throws UnreadableWorkbook for XML that is not well formed, declares entities, or is too long.
 */
export async function* itemsOf<Item>(
  pieces: AsyncIterable<string>,
  most: PartLimits,
  readerOf: (emit: (item: Item) => void) => PartReader,
): AsyncGenerator<Item> {
  const items: Item[] = [];
  const reader = readerOf((item) => items.push(item));
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  let ended = false;
  let read = 0;
  let sinceItem = 0;
  parser.on('doctype', () => {
    throw broken('a document type');
  });
  parser.on('error', (error) => {
    throw broken(error.message);
  });
  parser.on('opentag', ({ name, attributes }) => ended || reader.open?.({ name: localName(name), attributes }));
  parser.on('text', (text) => ended || reader.text?.(text));
  parser.on('closetag', ({ name }) => {
    ended ||= reader.close?.(localName(name)) === true;
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

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
