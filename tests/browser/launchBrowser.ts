import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Launches the Chromium that ships inside a package, so none has to be installed. `CHROMIUM` names another. */
export async function launchBrowser(extraFlags: string[] = []): Promise<Browser> {
  const chosen = process.env['CHROMIUM'];
  if (chosen) return chromium.launch({ executablePath: chosen, args: [...flags, ...extraFlags] });
  const executablePath = await unpackBrowser();
  return chromium.launch({
    executablePath,
    args: [...flags, '--headless=shell', ...extraFlags],
    ignoreDefaultArgs: ['--headless'],
  });
}

/**
 * Unpacks the packaged browser and returns its path. By itself the package unpacks its NSS libraries only in its home
 * environment. Run once before test files start in parallel, because a half-unpacked browser looks complete.
 */
export async function unpackBrowser(): Promise<string> {
  const packaged = await import('@sparticuz/chromium');
  const executablePath = await packaged.default.executablePath();
  const libraries = join(tmpdir(), 'al2023');
  if (!existsSync(libraries)) await packaged.inflate(join(packageFolder(), 'bin', 'al2023.tar.br'));
  packaged.setupLambdaEnvironment(join(libraries, 'lib'));
  return executablePath;
}

function packageFolder(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return join(dirname(entry), '..');
}
