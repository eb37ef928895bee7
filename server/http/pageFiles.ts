import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that a page inside the shell needs before it can be drawn, as the build lists them. */
export interface PageFiles {
  /** The path of its route; `:name` stands for one part of an address. */
  path: string;
  scripts: readonly string[];
  styles: readonly string[];
}

/** Where the build leaves the list in its folder. It is not served. */
export const pageFilesName = '.vite/pageFiles.json';

/** Finds the files of the page at an address: what a document names, the browser fetches together with its first script. */
export function readPageFiles(folder: string): (address: string) => PageFiles | undefined {
  const list = join(folder, pageFilesName);
  if (!existsSync(list)) return () => undefined;
  const pages = (JSON.parse(readFileSync(list, 'utf8')) as PageFiles[]).map((files) => ({
    files,
    addresses: new RegExp(`^${files.path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
    parameters: files.path.split(':').length,
  }));
  // `/users/list/new` is a page of its own and not the user `new`.
  pages.sort((one, other) => one.parameters - other.parameters);
  return (address) => pages.find(({ addresses }) => addresses.test(address))?.files;
}
