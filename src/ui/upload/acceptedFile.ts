import type { FileType } from '#contract/kernel/endpoint.ts';

/** The kinds of files that are sent, and those that the page reads itself. */
export type PickedType = FileType | 'yaml' | 'json';

export interface PickRule {
  maxBytes: number;
  types: readonly PickedType[];
}

const kinds: Readonly<Record<PickedType, { mimes: readonly string[]; endings: readonly string[] }>> = {
  png: { mimes: ['image/png'], endings: ['png'] },
  jpeg: { mimes: ['image/jpeg'], endings: ['jpg', 'jpeg'] },
  webp: { mimes: ['image/webp'], endings: ['webp'] },
  gif: { mimes: ['image/gif'], endings: ['gif'] },
  svg: { mimes: ['image/svg+xml'], endings: ['svg'] },
  ico: { mimes: ['image/x-icon', 'image/vnd.microsoft.icon'], endings: ['ico'] },
  pdf: { mimes: ['application/pdf'], endings: ['pdf'] },
  // What Windows with a spreadsheet installed calls it.
  csv: { mimes: ['text/csv', 'application/vnd.ms-excel'], endings: ['csv'] },
  xlsx: {
    mimes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    endings: ['xlsx'],
  },
  wav: { mimes: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'], endings: ['wav'] },
  mp3: { mimes: ['audio/mpeg', 'audio/mp3'], endings: ['mp3'] },
  yaml: { mimes: ['application/yaml', 'application/x-yaml', 'text/yaml'], endings: ['yaml', 'yml'] },
  json: { mimes: ['application/json'], endings: ['json'] },
};

/** Why a file is refused before it is sent. */
export type FileRefusal = 'file-too-large' | 'file-invalid-type' | 'open-quote' | 'too-long' | 'damaged';

/** The code with which the server refuses such a file. */
export const refusalCodes = {
  'file-too-large': 'file-too-large',
  'file-invalid-type': 'file-invalid-type',
  'open-quote': 'INVALID-PAYLOAD',
  'too-long': 'file-too-large',
  damaged: 'INVALID-PAYLOAD',
} as const satisfies Record<FileRefusal, string>;

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

function isOfType(file: Pick<File, 'name' | 'type'>, type: PickedType): boolean {
  const { mimes, endings } = kinds[type];
  return file.type === '' ? endings.includes(endingOf(file.name)) : mimes.includes(file.type);
}

/** What speaks against a file, by what its name and the browser say; the server looks at its content. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>, rule: PickRule): FileRefusal | null {
  if (!rule.types.some((type) => isOfType(file, type))) return 'file-invalid-type';
  return file.size > rule.maxBytes ? 'file-too-large' : null;
}

/** What a file chooser offers. */
export function acceptOf(types: readonly PickedType[]): string[] {
  return types.flatMap((type) => [...kinds[type].mimes, ...kinds[type].endings.map((ending) => `.${ending}`)]);
}

/** The kinds as people call them: `PNG`, `JPEG`. */
export const typeNames = (types: readonly PickedType[]): string[] => types.map((type) => type.toUpperCase());
