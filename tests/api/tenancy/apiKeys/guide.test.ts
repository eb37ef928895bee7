import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { readText } from '#flows/core/text/readText.ts';
import { aUser, anAccount } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { login, testPassword } from '../../../builders/api/login.ts';

const guide = () => readFile('docs/guides/flows-as-text.md', 'utf8');
const blockOf = (text: string, language: string) => text.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';

test('the commands of the guide publish a flow', async () => {
  const { app, db } = await anApp();
  const account = await anAccount(db);
  const flow = await aFlow(db, account);
  const { headers } = await login(app, (await aUser(db, account, ['admin'])).email);
  const payload = { name: 'Deploys', scopes: ['flows:read', 'flows:write'], days: 30, password: testPassword };
  const created = await app.inject({ method: 'PUT', url: `/v2/apikey/${account}`, headers, payload });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const values: Record<string, string> = {
    TRUNKLINE: address,
    KEY: created.json<{ token: string }>().token,
    ACCOUNT: String(account),
    FLOW: flow,
  };
  const commands = blockOf(await guide(), 'sh').replace(/^export .*$/m, '');
  const folder = await mkdtemp(join(tmpdir(), 'trunkline-guide-'));
  const options = { cwd: folder, env: { ...process.env, ...values, no_proxy: '*' } };
  await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], options);
  await rm(folder, { recursive: true });
  const after = await app.inject({ url: `/v2/routing/${account}/flow/${flow}`, headers });
  expect(after.json<Flow>()).toMatchObject({ name: 'Night desk', publishedVersion: 2, changed: false });
});

test('the example of the guide is a flow', async () => {
  expect(readText(blockOf(await guide(), 'yaml'))).toMatchObject({ ok: true, part: { name: 'Front desk' } });
});
