import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { pages } from '#contract/pages.ts';

/** The URLs of the files that a screen needs for its first render. */
export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Vite's manifest of the build. It is not served. */
export const manifestName = '.vite/manifest.json';

const shell = 'src/app/shell/Shell.tsx';

/** Finds the files for the screen at a URL, so that the HTML can preload them along with its first script. */
export function readPageFiles(folder: string): (address: string) => PageFiles | undefined {
  const file = join(folder, manifestName);
  if (!existsSync(file)) return () => undefined;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const known = pages.map(({ path, access, screen }) => ({
    addresses: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
    files: filesOf(manifest, [...(access === 'session' ? [shell] : []), `src/screens/${screen}.tsx`]),
  }));
  return (address) => known.find(({ addresses }) => addresses.test(address))?.files;
}

function filesOf(manifest: Manifest, roots: readonly string[]): PageFiles {
  const needed = new Set<string>();
  const add = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const imported of manifest[name]?.imports ?? []) add(imported);
  };
  for (const root of roots) add(root);
  const chunks = [...needed].flatMap((name) => manifest[name] ?? []);
  return {
    scripts: chunks.map((chunk) => `/${chunk.file}`),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((style) => `/${style}`),
  };
}
