import { defineMessage, defineMessages } from 'react-intl';

export const onboardingMessages = defineMessages({
  title: { id: 'dashboard.steps', defaultMessage: 'Getting started' },
  hide: { id: 'dashboard.hideSteps', defaultMessage: 'Hide' },
  show: { id: 'dashboard.showSteps', defaultMessage: 'Show getting started' },
  done: { id: 'dashboard.stepDone', defaultMessage: 'Done' },
  later: { id: 'dashboard.stepLater', defaultMessage: 'Coming later' },
  number: { id: 'dashboard.stepNumber', defaultMessage: 'Get a tracking number' },
  numberText: { id: 'dashboard.stepNumberText', defaultMessage: 'Use one for each place people find you.' },
  flow: { id: 'dashboard.stepFlow', defaultMessage: 'Build its call flow' },
  flowText: {
    id: 'dashboard.stepFlowText',
    defaultMessage: 'Who it rings, what callers hear and what happens after hours.',
  },
  call: { id: 'dashboard.stepCall', defaultMessage: 'Make a test call' },
  callText: { id: 'dashboard.stepCallText', defaultMessage: 'Hear what callers hear, then find the call in the log.' },
  snippet: { id: 'dashboard.stepSnippet', defaultMessage: 'Put our code on your website' },
  snippetText: { id: 'dashboard.stepSnippetText', defaultMessage: 'See which visit led to each call.' },
  user: { id: 'dashboard.stepUser', defaultMessage: 'Invite your team' },
  userText: { id: 'dashboard.stepUserText', defaultMessage: 'Give people access to the calls they need.' },
  integration: { id: 'dashboard.stepIntegration', defaultMessage: 'Connect an integration' },
  integrationText: {
    id: 'dashboard.stepIntegrationText',
    defaultMessage: 'Send calls to your ad platforms, chat or CRM.',
  },
  branding: { id: 'dashboard.stepBranding', defaultMessage: 'Make it yours' },
  brandingText: { id: 'dashboard.stepBrandingText', defaultMessage: 'Your logo, colors and emails.' },
});

export const stepsDone = defineMessage<{ done: number; all: number }>({
  id: 'dashboard.stepsDone',
  defaultMessage: '{done} of {all} done',
});
