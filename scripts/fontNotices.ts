import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Adds the licenses of fonts to the notices, which name only what has scripts. */
export function fontNotices(notices: string, fonts: readonly string[]): Plugin {
  return {
    name: 'font-notices',
    writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the notices need a folder');
      for (const font of fonts) {
        const license = readFileSync(join('node_modules', font, 'LICENSE'), 'utf8');
        appendFileSync(join(dir, notices), `\n## ${font}\n\n${license}`);
      }
    },
  };
}
