import type { FileType, UploadRule } from '#contract/endpoint.ts';

const kinds: Readonly<Record<FileType, { mimes: readonly string[]; endings: readonly string[] }>> = {
  png: { mimes: ['image/png'], endings: ['png'] },
  jpeg: { mimes: ['image/jpeg'], endings: ['jpg', 'jpeg'] },
  webp: { mimes: ['image/webp'], endings: ['webp'] },
  gif: { mimes: ['image/gif'], endings: ['gif'] },
  svg: { mimes: ['image/svg+xml'], endings: ['svg'] },
  ico: { mimes: ['image/x-icon', 'image/vnd.microsoft.icon'], endings: ['ico'] },
  pdf: { mimes: ['application/pdf'], endings: ['pdf'] },
};

/** The codes of the error catalogue that a file can be refused with before it is sent. */
export type FileRefusal = 'file-too-large' | 'file-invalid-type';

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

function isOfType(file: Pick<File, 'name' | 'type'>, type: FileType): boolean {
  const { mimes, endings } = kinds[type];
  return file.type === '' ? endings.includes(endingOf(file.name)) : mimes.includes(file.type);
}

/** What speaks against a file, by what its name and the browser say; the server looks at its content. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>, rule: UploadRule): FileRefusal | null {
  if (!rule.types.some((type) => isOfType(file, type))) return 'file-invalid-type';
  return file.size > rule.maxBytes ? 'file-too-large' : null;
}

/** What a file chooser offers. */
export function acceptOf(types: readonly FileType[]): string[] {
  return types.flatMap((type) => [...kinds[type].mimes, ...kinds[type].endings.map((ending) => `.${ending}`)]);
}

/** The kinds as people call them: `PNG`, `JPEG`. */
export const typeNames = (types: readonly FileType[]): string[] => types.map((type) => type.toUpperCase());
