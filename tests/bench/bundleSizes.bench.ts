import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Figure } from './report.ts';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
);

/** What the login page and the canvas page load, as gzipped JavaScript. The elk worker is a file of its own, loaded on demand. */
export function benchBundleSizes(): Figure[] {
  const manifest = Manifest.parse(JSON.parse(readFileSync('dist/page/.vite/manifest.json', 'utf8')));
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  const canvas = Object.keys(manifest).filter((name) =>
    /WizardScreen|flows\/editor\/.*(Canvas|Editor)\w*\.tsx$/.test(name),
  );
  if (!entry || canvas.length === 0) throw new Error('the manifest names no entry or no canvas');
  const login = Object.keys(manifest).filter((name) => /LoginScreen/.test(name));
  return [
    { name: 'first page JavaScript', value: sizeOf(manifest, [entry, ...login]), unit: 'kB gz', budget: 130 },
    { name: 'canvas page JavaScript', value: sizeOf(manifest, [entry, ...canvas]), unit: 'kB gz', budget: 230 },
  ];
}

function sizeOf(manifest: z.infer<typeof Manifest>, names: string[]): number {
  const seen = new Set<string>();
  const queue = [...names];
  while (queue.length > 0) {
    const name = queue.pop();
    if (name === undefined || seen.has(name)) continue;
    seen.add(name);
    queue.push(...(manifest[name]?.imports ?? []));
  }
  const files = new Set([...seen].map((name) => manifest[name]?.file).filter((file) => file?.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join('dist/page', file ?? ''))).length, 0) / 1000;
}
