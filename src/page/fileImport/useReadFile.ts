import { useState } from 'react';
import type { DateOrder } from '#values/importedCall.ts';
import type { FileRefusal } from '../../ui/upload/acceptedFile.ts';
import { hasHeader, type ImportFile, readImportFile } from './importFile.ts';

/** How a file is to be read. */
export interface Reading<Field extends string> {
  /** Whether the first line names the columns. */
  header: boolean;
  /** The field of each column; null for a column to leave out. */
  columns: readonly (Field | null)[];
  dateOrder: DateOrder;
  timezone: string;
}

interface Usual<Field extends string, More, Result> {
  timezone: string;
  /** What is chosen at first besides. */
  more: More;
  guessColumns: (lines: ImportFile['lines'], header: boolean) => Reading<Field>['columns'];
  /** What a check of it gives. */
  check: (file: File, how: Reading<Field> & More) => Promise<Result | undefined>;
}

/** A file of records on its way: chosen, read as somebody says, and checked. A change of how it is read needs a new check. */
export interface ReadFile<Field extends string, More, Result> {
  chosen: { file: ImportFile; how: Reading<Field> & More } | null;
  /** What the check gave. */
  checked: Result | null;
  take: (file: File) => Promise<FileRefusal | null>;
  change: (how: Partial<Reading<Field> & More>) => void;
  check: () => Promise<void>;
  leave: () => void;
}

export function useReadFile<Field extends string, More, Result>({
  timezone,
  more,
  guessColumns,
  check,
}: Usual<Field, More, Result>): ReadFile<Field, More, Result> {
  const [chosen, setChosen] = useState<ReadFile<Field, More, Result>['chosen']>(null);
  const [checked, setChecked] = useState<Result | null>(null);
  function choose(next: typeof chosen): void {
    setChosen(next);
    setChecked(null);
  }
  return {
    chosen,
    checked,
    async take(given) {
      const file = await readImportFile(given);
      if (typeof file === 'string') return file;
      const header = hasHeader(file.lines);
      const columns = guessColumns(file.lines, header);
      choose({ file, how: { ...more, header, columns, dateOrder: 'dmy', timezone } });
      return null;
    },
    change(how) {
      if (!chosen) return;
      const { file } = chosen;
      const guessed = how.header === undefined ? {} : { columns: guessColumns(file.lines, how.header) };
      choose({ file, how: { ...chosen.how, ...guessed, ...how } });
    },
    async check() {
      if (chosen) setChecked((await check(chosen.file.file, chosen.how)) ?? null);
    },
    leave: () => choose(null),
  };
}

/** As the API takes it. */
export const formatOf = <Field extends string>({ columns, header }: Reading<Field>) => ({
  columns: columns.map((field) => field ?? '').join(),
  header: header ? ('yes' as const) : ('no' as const),
});
