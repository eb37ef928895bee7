import type * as textForm from './textForm.ts';

type TextForm = typeof textForm;

let loaded: TextForm | undefined;

/** Loads what reads and writes flows as text, once. */
export async function loadTextForm(): Promise<TextForm> {
  return (loaded ??= await import('./textForm.ts'));
}

/** For the clipboard, which has to be filled at once. */
export const loadedTextForm = () => loaded;
