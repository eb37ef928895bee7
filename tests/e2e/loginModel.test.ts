import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import { ModelCoverage } from '../model/coverage.ts';
import { walk as loginWalk } from '../model/machines/login.walk.ts';
import { intercept, type Intercepted, stopIntercepting } from './intercept.ts';
import { type LoginPath, type LoginStep, loginPaths, type Outcome } from './loginPaths.ts';
import { expectVisible } from './person.ts';
import { moveTo } from './moveTo.ts';
import { type BrowserWindow, faultsInScripts, leave, shareWindow } from './sharedWindow.ts';
import { demoPassword, startSite } from './site.ts';

const statuses: Partial<Record<Outcome, number>> = { E003: 401, 'INVALID-2FA-CODE-MISS': 403, '2FA-CODE-EXPIRED': 403 };
const words: Partial<Record<ErrorCode, string>> = {
  E003: 'Invalid credentials',
  GEN01: 'Error with API gateway',
  'INVALID-2FA-CODE-MISS': 'Invalid OTP code',
  '2FA-CODE-EXPIRED': 'Sorry, the code is not valid anymore',
};

const coverage = new ModelCoverage(loginWalk.machine, 'page');
/** The authorization that every login request must carry, whatever the step. */
const credentials = `Basic ${btoa('ada@harbour.test:x')}`;

type Site = ReturnType<ReturnType<typeof startSite>>;

async function realTokens({ server }: Site): Promise<string> {
  const authorization = `Basic ${btoa(`admin@demo.test:${demoPassword}`)}`;
  const answer = await fetch(`${server.url}/v2/token/dashboard/`, { method: 'POST', headers: { authorization } });
  return answer.text();
}

/** Answers a login as the path says; a successful one gets the tokens of a real session. */
function take(request: Intercepted, outcome: Outcome, tokens: string): Promise<void> {
  if (outcome === 'GEN01') return request.abort();
  if (outcome === 'entered') return request.fulfill({ json: JSON.parse(tokens) });
  const method = outcome === 'totp' || outcome === 'sms' ? outcome : null;
  const info = {
    challenge: '9e6f53c6-5f3c-4a0e-9d2c-0a4f0e5c9b11',
    method,
    mobile: method === 'sms' ? '+61••••••156' : null,
  };
  const errorCode = method === null ? outcome : '2FA-REQUIRED';
  const body = { errorCode, message: errorCode, reference: 'r', ...(method && { info }) };
  return request.fulfill({ status: statuses[outcome] ?? 401, json: body });
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Does what a user would do for an event of the machine. */
async function act(page: Page, stepLogin: boolean, { does }: LoginStep): Promise<void> {
  switch (does.type) {
    case 'email.given':
      await page.getByRole('textbox', { name: 'Email' }).fill(does.email);
      return button(page, 'Next').click();
    case 'email.changed':
      return button(page, 'Use another email').click();
    case 'credentials.given':
      if (!stepLogin) await page.getByRole('textbox', { name: 'Email' }).fill(does.email);
      await page.getByLabel('Password', { exact: true }).fill(does.password);
      return button(page, 'Log in').click();
    case 'code.given':
      await page.getByLabel(does.code.length === 6 ? '6-digit code' : 'Recovery code').fill(does.code);
      if ((await page.getByRole('checkbox').isChecked()) !== does.remember)
        await page.getByRole('checkbox').press('Space');
      return button(page, 'Continue').click();
    case 'code.resend':
      return button(page, 'Send a new code').click();
    case 'recovery.chosen':
      return button(page, 'Use a recovery code').click();
    case 'recovery.left':
      return button(page, 'Use a 6-digit code').click();
    case 'login.restarted':
      return button(page, 'Log in as someone else').click();
    case 'entrance.refused':
      return;
  }
}

/** Checks what a user sees in a state of the machine. */
async function stands(page: Page, ends: string): Promise<void> {
  const seen: Record<string, () => Promise<unknown>> = {
    email: () => expectVisible(button(page, 'Next')),
    password: () => expectVisible(button(page, 'Use another email')),
    credentials: () => expectVisible(page.getByRole('textbox', { name: 'Email' })),
    'secondFactor.app': () => expectVisible(page.getByText('Get it from your authenticator app')),
    'secondFactor.message': () => expectVisible(page.getByText('We sent it to +61••••••156')),
    'secondFactor.recovery': () => expectVisible(page.getByLabel('Recovery code')),
    entered: () => page.waitForURL('**/dashboard'),
  };
  const look = seen[ends];
  if (!look) throw new Error(`nobody knows how ${ends} looks`);
  await look();
}

/** Checks that the server's last message is shown, and no earlier one. */
async function tells(page: Page, { steps }: LoginPath): Promise<void> {
  if (steps.at(-1)?.does.type === 'entrance.refused') return expectVisible(page.getByRole('alert'));
  const last = steps.at(-1)?.outcome;
  const sentence = last === undefined ? undefined : words[last as ErrorCode];
  if (sentence !== undefined) await expectVisible(page.getByRole('alert').filter({ hasText: sentence }));
  else expect(await page.getByRole('alert').count()).toBe(0);
}

/** Begins a login anew: inside the app, or without the session if the last path ended with one. */
async function begin(page: Page, stepLogin: boolean): Promise<void> {
  if (page.url().includes('/login')) {
    await stopIntercepting(page);
    await moveTo(page, '/forgot-password');
    await expectVisible(title(page, 'Forgot your password?'));
    await moveTo(page, '/login/');
  } else {
    await leave(page);
    await page.evaluate(() => window.localStorage.clear());
    await page.goto('/login/');
  }
  await expectVisible(title(page, 'Log in'));
  await stands(page, stepLogin ? 'email' : 'credentials');
}

interface Login {
  window: BrowserWindow;
  /** The tokens of a real session. */
  tokens: string;
  stepLogin: boolean;
}

async function walk({ window: { page, faults }, tokens, stepLogin }: Login, path: LoginPath): Promise<void> {
  await begin(page, stepLogin);
  const outcomes = path.steps.flatMap(({ outcome = [] }) => outcome);
  const sent: (string | undefined)[] = [];
  await intercept(page, '/v2/token/dashboard/*', (request) => {
    sent.push(request.headers['authorization']);
    return take(request, outcomes.shift() ?? 'GEN01', tokens);
  });
  if (path.steps.some(({ does }) => does.type === 'entrance.refused')) await refuseProfile(page);
  for (const step of path.steps) await act(page, stepLogin, step);
  // The page may stand there already before the last request, and again after it.
  await expect.poll(() => outcomes).toEqual([]);
  await stands(page, path.ends);
  if (path.ends !== 'entered') await tells(page, path);
  expect(sent).toEqual(sent.map(() => credentials));
  expect(faultsInScripts(faults)).toEqual([]);
  coverage.add(path.marks);
}

/** The server rejects the tokens after issuing them. */
function refuseProfile(page: Page): Promise<unknown> {
  const body = { errorCode: 'AUTH01', message: 'AUTH01', reference: 'r' };
  return intercept(page, '/v2/user/me', (request) => request.fulfill({ status: 401, json: body }));
}

describe.each([
  ['at once', false],
  ['step by step', true],
] as const)('a login %s, in the page as in its machine', (_how, stepLogin) => {
  const site = startSite({ STEP_LOGIN: stepLogin ? 'on' : 'off' });
  const paths = loginPaths(stepLogin);
  const shared = shareWindow(site);
  let tokens: string;
  beforeAll(async () => {
    tokens = await realTokens(site());
  });
  test.each(paths)('$title leads to $ends', async (path) => walk({ window: await shared(), tokens, stepLogin }, path));
});

test('covers every state and transition in the page', () => coverage.expectWhole());
