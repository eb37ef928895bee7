import type { Speech } from '#flows/core/effects.ts';

type Json = unknown;
export type Fields = Readonly<Record<string, Json>>;

/** Unfinished settings, field by field: what is not of the kind asked for becomes the fallback. */
export function text(value: Json, fallback = ''): string {
  return typeof value === 'string' ? value : fallback;
}

export function count(value: Json, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

export function flag(value: Json): boolean {
  return value === true;
}

export function oneOf<const Choice extends string>(choices: readonly Choice[], value: Json, fallback: Choice): Choice {
  return choices.find((choice) => choice === value) ?? fallback;
}

/** A list of records; anything else in it is left out. */
export function rows<Row>(value: Json, read: (fields: Fields) => Row): Row[] {
  return Array.isArray(value) ? value.filter(isFields).map(read) : [];
}

export function texts(value: Json): string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

export function counts(value: Json): number[] {
  return Array.isArray(value) ? value.filter((each): each is number => typeof each === 'number') : [];
}

export const noSpeech = { kind: 'text', text: '', language: 'en-AU' } as const satisfies Speech;

export function speech(value: Json): Speech {
  if (!isFields(value)) return noSpeech;
  if (value['kind'] === 'audio') return { kind: 'audio', url: text(value['url']) };
  return { kind: 'text', text: text(value['text']), language: text(value['language'], noSpeech.language) };
}

export function optionalSpeech(value: Json): Speech | null {
  return isFields(value) ? speech(value) : null;
}

/** Someone to ring, as far as filled in. */
export type TargetDraft = {
  id: string;
  label: string;
  number: string;
};

export function target({ id, label, number }: Fields): TargetDraft {
  return { id: text(id), label: text(label), number: text(number) };
}

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
