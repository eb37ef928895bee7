import { hasHeader, type ImportFile } from '../../../../page/fileImport/importFile.ts';

export interface MapColumns {
  header: boolean;
  /** Places from 0; null if the file has no such column. */
  postcode: number | null;
  specified: number | null;
  automatic: number | null;
}

const names = {
  postcode: /post.?code|^zip|^cap$|plz|^code$/i,
  specified: /specified|branch|store|sede|filiale/i,
  automatic: /automatic/i,
};

/** Guesses the columns from the header, or else by their order. */
export function guessColumns(lines: ImportFile['lines']): MapColumns {
  const header = hasHeader(lines);
  const [first = []] = lines;
  if (!header)
    return { header, postcode: 0, specified: first.length > 1 ? 1 : null, automatic: first.length > 2 ? 2 : null };
  const place = (name: keyof typeof names, except: number | null = null): number | null => {
    const at = first.findIndex((cell, index) => names[name].test(cell.trim()) && index !== except);
    return at < 0 ? null : at;
  };
  const automatic = place('automatic');
  return { header, postcode: place('postcode') ?? 0, specified: place('specified', automatic), automatic };
}
