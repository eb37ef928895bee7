import { z } from 'zod';
import { type Config, Environment, kernelConfig, unsafe } from './config.ts';
import type { AnySettings, ReadOf } from './defineSettings.ts';

/** Has one sentence for every invalid variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration, that of features included, from environment variables.
 * @throws ConfigError when a variable is invalid or a combination is unsafe.
 */
export function readSettings<Features extends Record<string, AnySettings>>(
  environment: Record<string, string | undefined>,
  features: Features,
): Config & ReadOf<Features> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const all = Object.values<AnySettings>(features);
  const kernel = Environment.safeParse(given);
  const parts = all.map(({ variables }) => z.object(variables).safeParse(given));
  const issues = [kernel, ...parts].flatMap(({ error }) => error?.issues ?? []);
  if (!kernel.success || issues.length > 0)
    throw new ConfigError(issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'));
  const config = kernelConfig(kernel.data);
  const read = all.map((feature, index) => feature.read(parts[index]?.data ?? {}, config));
  const wrong = [...unsafe(config), ...read.flatMap((feature) => feature.wrong)];
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return Object.assign({}, config, ...read.map(({ settings }) => settings)) as Config & ReadOf<Features>;
}
