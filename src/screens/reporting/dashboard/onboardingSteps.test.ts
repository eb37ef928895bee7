import { expect, test } from 'vitest';
import type { Onboarding } from '#contract/telephony/dashboard.contract.ts';
import { onboardingSteps } from './onboardingSteps.ts';

const nothing: Onboarding = {
  number: false,
  flow: false,
  call: false,
  snippet: false,
  user: false,
  integration: false,
  branding: false,
  nextNumber: null,
};
const states = (steps: ReturnType<typeof onboardingSteps>) => steps.map(({ name, state }) => `${name} ${state}`);

test('built pages are open, planned ones come later', () => {
  const planned = ['/integrations/list'];
  const steps = onboardingSteps(nothing, (path) => (planned.includes(path) ? 'planned' : 'open'));
  expect(states(steps)).toEqual([
    'number open',
    'flow open',
    'call open',
    'snippet open',
    'user open',
    'integration later',
    'branding open',
  ]);
});

test('a step whose page is closed to the user is omitted', () => {
  const steps = onboardingSteps(nothing, (path) => (path === '/users/list' ? 'open' : 'closed'));
  expect(states(steps)).toEqual(['user open']);
});

test('the flow step opens the next number, and a test call needs a published flow', () => {
  const to = (found: Partial<Onboarding>) =>
    onboardingSteps({ ...nothing, ...found }, () => 'open')
      .slice(0, 3)
      .map((step) => step.to);
  const wizard = '/settings/wizard/n-1';
  expect(to({})).toEqual(['/settings/tracking-number/new', null, null]);
  expect(to({ number: true, nextNumber: 'n-1' })).toEqual([null, wizard, null]);
  expect(to({ number: true, flow: true, nextNumber: 'n-1' })).toEqual([null, null, wizard]);
});
