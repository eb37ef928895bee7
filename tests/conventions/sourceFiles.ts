import { globSync, readFileSync } from 'node:fs';

export interface SourceFile {
  path: string;
  text: string;
}

/** Our own code in the given folders, excluding generated files. */
export function sourceFiles(folders: string[], extensions = 'ts,tsx'): SourceFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{${extensions}}`))
    .filter((path) => !/src\/locales\/compiled|server\/kernel\/db\/migrations|tests\/bench\/results/.test(path))
    .toSorted((a, b) => a.localeCompare(b))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** `path:line: text` of every line that matches the pattern. */
export function linesThat(files: SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}
