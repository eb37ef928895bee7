import type { Config } from '../kernel/config/config.ts';
import type { Db } from '../kernel/db/executor.ts';
import { withMigrationLock } from '../kernel/db/migrationLock.ts';
import { changeDemoPasswords, endDemoSessions, hasDemo, hasNoAccounts } from './demo.repository.ts';
import { hashPassword } from '../tenancy/sessions/passwords.ts';
import { demoLogins } from './demoLogins.ts';
import { loadDemo } from './loadDemo.ts';

const emails = demoLogins.map(({ email }) => email);

type DemoConfig = Pick<Config, 'DEMO' | 'DEMO_PASSWORD' | 'PUBLIC' | 'PUBLIC_BASE_URL'>;

/**
 * Loads the demo into an empty database. Where others can reach the server, a demo from an earlier start keeps neither
 * its published password nor its sessions. Returns whether there is a demo with working logins. Nodes that start at once on
 * an empty database take turns: the first one loads it.
 */
export async function prepareDemo(
  db: Db,
  { DEMO, DEMO_PASSWORD: password, PUBLIC, PUBLIC_BASE_URL }: DemoConfig,
  now: Date,
  load = loadDemo,
): Promise<boolean> {
  const isLoaded = await withMigrationLock(db.$client, async () => {
    if (!DEMO || password === undefined || !(await hasNoAccounts(db))) return false;
    await load(db, { password, now, hosts: ['127.0.0.1', new URL(PUBLIC_BASE_URL).hostname] });
    return true;
  });
  if (isLoaded) return hasDemo(db, emails);
  if (PUBLIC && password === undefined) await endDemoSessions(db, emails, now);
  else if (PUBLIC && password !== undefined) await changeDemoPasswords(db, emails, await hashPassword(password));
  return DEMO && password !== undefined && hasDemo(db, emails);
}
