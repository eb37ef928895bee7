import Papa from 'papaparse';

/** The start of a mapping file, to choose its columns by. */
export interface MapFile {
  file: File;
  /** Cells of the first lines. */
  lines: readonly (readonly string[])[];
}

export interface MapColumns {
  header: boolean;
  /** Places from 0; null if the file has no such column. */
  postcode: number | null;
  specified: number | null;
  automatic: number | null;
}

const shownLines = 6;
const readBytes = 16_384;

export async function readMapFile(file: File): Promise<MapFile> {
  const text = await file.slice(0, readBytes).text();
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { preview: shownLines, skipEmptyLines: true });
  return { file, lines: data };
}

const names = {
  postcode: /post.?code|^zip|^cap$|plz|^code$/i,
  specified: /specified|branch|store|sede|filiale/i,
  automatic: /automatic/i,
};

/** Guesses the columns from the header; a first line with a digit in it is no header. */
export function guessColumns([first = []]: MapFile['lines']): MapColumns {
  const header = !first.some((cell) => /\d/.test(cell));
  if (!header)
    return { header, postcode: 0, specified: first.length > 1 ? 1 : null, automatic: first.length > 2 ? 2 : null };
  const place = (name: keyof typeof names, except: number | null = null): number | null => {
    const at = first.findIndex((cell, index) => names[name].test(cell.trim()) && index !== except);
    return at < 0 ? null : at;
  };
  const automatic = place('automatic');
  return { header, postcode: place('postcode') ?? 0, specified: place('specified', automatic), automatic };
}
