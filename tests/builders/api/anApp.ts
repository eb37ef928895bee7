import type { FastifyInstance } from 'fastify';
import { afterFile } from '../../afterFile.ts';
import { type Config, readConfig } from '../../../server/config.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import type { Outside } from '../../../server/kernel/outside/fetchOutside.ts';
import type { AppOptions } from '../../../server/compose.ts';
import { aDatabase } from './aDatabase.ts';
import { aRefusingCarrier } from './aRefusingCarrier.ts';
import { composeApp } from './tested.ts';

export interface TestApp {
  app: FastifyInstance;
  db: Db;
  config: Config;
}

export interface TestAppOptions extends Partial<Omit<AppOptions, 'config'>> {
  environment?: Record<string, string>;
}

/** Nothing leaves a test that does not play the internet. */
const nowhere: Outside = {
  lookup: () => Promise.resolve([]),
  dial() {
    throw new Error('no address leads here');
  },
};

/** The application on its own database, ready for `app.inject`. Closed when the test file is done. */
export async function anApp({ environment = {}, ...options }: TestAppOptions = {}): Promise<TestApp> {
  // An application that takes no calls has no carrier of its own to answer it.
  const isAlone = !options.telephony && environment['CARRIER'] === undefined;
  const usual = { LOG_LEVEL: 'silent', DEMO: 'off', ...(isAlone && { CARRIER_API_BASE: await aRefusingCarrier() }) };
  const { PUBLIC } = readConfig({ ...usual, ...environment });
  const config = readConfig({ ...usual, ...(!PUBLIC && { STAFF_SECOND_FACTOR: 'off' }), ...environment });
  const db = options.db ?? (await aDatabase());
  const { app } = await composeApp({ outside: nowhere, ...options, config, db });
  afterFile(() => app.close());
  await app.ready();
  return { app, db, config };
}
