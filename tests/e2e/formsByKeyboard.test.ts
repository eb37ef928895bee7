import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Screen } from './everyScreen.ts';
import { startSite } from './site.ts';
import { visitScreens } from './visitScreens.ts';

const site = startSite();
const forms = (page: Page) => page.locator('main form');

/**
 * Invalid input for forms that accept empty fields: drafts of a porting or of documents may lack anything, and neither a fail-safe destination,
 * a brand's host nor the value of a call is needed.
 */
const wrong: Record<string, string> = {
  'call detail': 'nothing',
  'new porting': '?'.repeat(41),
  'a bundle of documents': 'https://example.test',
  'number routing': '123',
  'brand domain': 'no host',
  'call intelligence': 'x'.repeat(61),
};

/** The screens that have forms, once for each. */
const withForms = [
  'login',
  'reset password',
  'a call flow to approve',
  'new campaign',
  'SMS credit',
  'SMS credit',
  'new number',
  'a website: numbers',
  'a website: install',
  'a website: test',
  'Slack',
  'API keys',
  'call intelligence',
  'blocked callers',
  'new documents',
  'a bundle of documents',
  'new porting',
  'number details',
  'number routing',
  'number messaging',
  'account',
  'new account',
  'invite a user',
  'a user',
  'my profile',
  'my profile',
  'brand appearance',
  'brand emails',
  'brand mail server',
  'brand domain',
];

/** Clears a form's text fields, or fills them with invalid input. */
async function spoil(page: Page, at: number, wrong: string): Promise<void> {
  const typed = forms(page)
    .nth(at)
    .locator('input:enabled:not([readonly], [role="combobox"]), textarea:enabled:not([readonly])');
  for (const field of await typed.all()) {
    // Not the fields of a part that is closed.
    if (!(await field.isVisible())) continue;
    const type = await field.evaluate((control: HTMLInputElement | HTMLTextAreaElement) => control.type);
    if (['checkbox', 'radio', 'color', 'file', 'search'].includes(type)) continue;
    await field.fill(type === 'email' ? 'nobody' : wrong);
  }
}

/** What a keyboard and screen reader user perceives when a form is rejected; a form that is gone was accepted. */
function refusal(page: Page, at: number) {
  return page.evaluate((nth) => {
    const form = document.querySelectorAll('main form')[nth];
    const wrong = form?.querySelector('[data-field][data-invalid], [aria-invalid="true"]') ?? null;
    const told = (document.activeElement?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .find((element) => element?.closest('[role="alert"], [aria-live]'));
    return {
      wrong: wrong !== null,
      focus: wrong !== null && wrong.contains(document.activeElement),
      told: (told?.textContent ?? '').trim() !== '',
    };
  }, at);
}

async function refused(page: Page, { name }: Screen, visited: string[]): Promise<string[]> {
  const address = page.url();
  const faults: string[] = [];
  // Some forms show only when what is in them has loaded.
  const last = withForms.filter((each) => each === name).length - 1;
  if (last >= 0) await forms(page).nth(last).waitFor();
  const count = await forms(page).count();
  if (count === 0) return faults;
  for (let at = 0; at < count; at += 1) {
    if (at > 0) {
      await page.goto('about:blank');
      await page.goto(address);
      await forms(page).nth(at).waitFor();
    }
    await spoil(page, at, wrong[name] ?? '');
    const submit = forms(page).nth(at).locator('button[type="submit"]').last();
    // An empty reply has nothing to be rejected.
    if (name === 'a conversation' && (await submit.isDisabled())) continue;
    await submit
      .focus({ timeout: 30_000 })
      .catch(() => faults.push(`${name}, form ${at + 1} has nothing that sends it`));
    await page.keyboard.press('Enter');
    const met = await expect
      .poll(() => refusal(page, at), { timeout: 30_000 })
      .toEqual({ wrong: true, focus: true, told: true })
      .then(
        () => null,
        () => refusal(page, at),
      );
    visited.push(name);
    if (met) faults.push(`${name}, form ${at + 1}: ${JSON.stringify(met)}`);
  }
  // Leaves the unsaved form.
  await page.goto('/not-found');
  return faults;
}

test(
  'a rejected form moves the focus to its first invalid field, which explains the error',
  { timeout: 600_000 },
  async () => {
    const found: string[] = [];
    const visited: string[] = [];
    await visitScreens(
      site(),
      { reducedMotion: 'reduce' },
      {
        before: async (page) => void page.on('dialog', (dialog) => dialog.accept()),
        look: async (page, screen) => void found.push(...(await refused(page, screen, visited))),
      },
    );
    expect(found).toEqual([]);
    expect(visited).toEqual(withForms);
  },
);
