import { defineMessage, defineMessages } from 'react-intl';

export const onboardingMessages = defineMessages({
  title: { id: 'dashboard.steps', defaultMessage: 'First steps' },
  hide: { id: 'dashboard.hideSteps', defaultMessage: 'Hide' },
  show: { id: 'dashboard.showSteps', defaultMessage: 'Show first steps' },
  done: { id: 'dashboard.stepDone', defaultMessage: 'Done' },
  later: { id: 'dashboard.stepLater', defaultMessage: 'In a later version' },
  number: { id: 'dashboard.stepNumber', defaultMessage: 'Get a tracking number' },
  numberText: { id: 'dashboard.stepNumberText', defaultMessage: 'One for each place that people find you.' },
  flow: { id: 'dashboard.stepFlow', defaultMessage: 'Draw its call flow' },
  flowText: { id: 'dashboard.stepFlowText', defaultMessage: 'Who rings, what callers hear, what happens at night.' },
  call: { id: 'dashboard.stepCall', defaultMessage: 'Make a test call' },
  callText: { id: 'dashboard.stepCallText', defaultMessage: 'Hear what callers hear, and see it in the log.' },
  snippet: { id: 'dashboard.stepSnippet', defaultMessage: 'Put the snippet on your website' },
  snippetText: { id: 'dashboard.stepSnippetText', defaultMessage: 'Calls then know the visit they came from.' },
  user: { id: 'dashboard.stepUser', defaultMessage: 'Invite somebody' },
  userText: { id: 'dashboard.stepUserText', defaultMessage: 'Colleagues see their calls and nothing else.' },
  integration: { id: 'dashboard.stepIntegration', defaultMessage: 'Connect another system' },
  integrationText: {
    id: 'dashboard.stepIntegrationText',
    defaultMessage: 'Calls as conversions, as messages or in your CRM.',
  },
  branding: { id: 'dashboard.stepBranding', defaultMessage: 'Make it yours' },
  brandingText: { id: 'dashboard.stepBrandingText', defaultMessage: 'Your logo, colours and emails.' },
});

export const stepsDone = defineMessage<{ done: number; all: number }>({
  id: 'dashboard.stepsDone',
  defaultMessage: '{done} of {all} done',
});
