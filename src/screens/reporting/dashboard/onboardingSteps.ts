import type { MessageDescriptor } from 'react-intl';
import type { Onboarding } from '#contract/telephony/dashboard.contract.ts';
import { paths } from '#contract/paths.ts';
import type { PageAvailability } from '../../../page/frame/PageAvailability.ts';
import { onboardingMessages as words } from './onboarding.messages.ts';

export interface OnboardingStep {
  name: 'number' | 'flow' | 'call' | 'snippet' | 'user' | 'integration' | 'branding';
  title: MessageDescriptor;
  text: MessageDescriptor;
  state: 'done' | 'open' | 'later';
  /** Where to do it; null while another step must come first. */
  to: string | null;
}

const wizard = '/settings/wizard/:id';

/** The steps available to the user, in order. Planned pages come later, closed ones are omitted. */
export function onboardingSteps(found: Onboarding, accessTo: (path: string) => PageAvailability): OnboardingStep[] {
  const { nextNumber } = found;
  const number = nextNumber === null ? null : paths.wizard(nextNumber);
  const newNumber = accessTo(paths.newNumber()) === 'open' ? paths.newNumber() : paths.numbers();
  const newUser = accessTo(paths.newUser()) === 'open' ? paths.newUser() : paths.users();
  const step = (
    name: OnboardingStep['name'],
    { page, done, to }: { page: string; done: boolean; to: string | null },
  ): OnboardingStep[] => {
    const access = accessTo(page);
    if (access === 'closed') return [];
    const state = done ? 'done' : access === 'planned' ? 'later' : 'open';
    const text: MessageDescriptor = state === 'later' ? words.later : words[`${name}Text`];
    return [{ name, title: words[name], text, state, to: state === 'open' ? to : null }];
  };
  return [
    ...step('number', { page: wizard, done: found.number, to: newNumber }),
    ...step('flow', { page: wizard, done: found.flow, to: number }),
    ...step('call', { page: wizard, done: found.call, to: found.flow ? number : null }),
    ...step('snippet', { page: paths.numberInsertion(), done: found.snippet, to: paths.numberInsertion() }),
    ...step('user', { page: paths.users(), done: found.user, to: newUser }),
    ...step('integration', { page: paths.integrations(), done: found.integration, to: paths.integrations() }),
    ...step('branding', { page: paths.customise(), done: found.branding, to: paths.customise() }),
  ];
}
