import { defineMessages } from 'react-intl';

export const wizardMessages = {
  ...defineMessages({
    messaging: { id: 'wizard.messaging', defaultMessage: 'Messaging' },
    locations: { id: 'wizard.locations', defaultMessage: 'Locations' },
    flow: { id: 'wizard.flow', defaultMessage: 'Call flow' },
    routing: { id: 'wizard.routing', defaultMessage: 'Routing' },
    details: { id: 'wizard.details', defaultMessage: 'Details' },
    dni: { id: 'wizard.dni', defaultMessage: 'DNI' },
    tabs: { id: 'wizard.tabs', defaultMessage: 'Number settings' },
    notFound: { id: 'wizard.notFound', defaultMessage: 'Number not found.' },
    backToNumbers: { id: 'wizard.backToNumbers', defaultMessage: 'All numbers' },
    noFlow: { id: 'wizard.noFlow', defaultMessage: 'This number hangs up on every call' },
    noFlowBody: {
      id: 'wizard.noFlowBody',
      defaultMessage:
        'A call flow decides what callers hear and who it rings. Start with a simple one and edit it on the canvas.',
    },
    createFlow: { id: 'wizard.createFlow', defaultMessage: 'Create call flow' },
    chooseFlow: { id: 'wizard.chooseFlow', defaultMessage: 'Use an existing call flow' },
    creating: { id: 'wizard.creating', defaultMessage: 'Creating…' },
    failed: { id: 'wizard.failed', defaultMessage: 'Something went wrong. Nothing was changed.' },
    testCall: { id: 'wizard.testCall', defaultMessage: 'Place test call' },
    testTitle: { id: 'wizard.testTitle', defaultMessage: 'Place test call' },
    testBody: {
      id: 'wizard.testBody',
      defaultMessage: 'We play the caller and whoever answers on the live version, 10 times as fast.',
    },
    caller: { id: 'wizard.caller', defaultMessage: 'Caller’s number' },
    keys: { id: 'wizard.keys', defaultMessage: 'Keys the caller presses, separated by commas' },
    agent: { id: 'wizard.agent', defaultMessage: 'Person called' },
    answers: { id: 'wizard.answers', defaultMessage: 'Answers' },
    busy: { id: 'wizard.busy', defaultMessage: 'Busy' },
    noAnswer: { id: 'wizard.noAnswer', defaultMessage: 'Doesn’t answer' },
    call: { id: 'wizard.call', defaultMessage: 'Call' },
    calling: { id: 'wizard.calling', defaultMessage: 'Calling…' },
    realCallHint: {
      id: 'wizard.realCallHint',
      defaultMessage: 'Runs the live version. Test calls stay out of reports.',
    },
    publishFirst: { id: 'wizard.publishFirst', defaultMessage: 'Publish the flow to call it for real.' },
    badCaller: { id: 'wizard.badCaller', defaultMessage: 'Phone number not valid' },
    badKeys: { id: 'wizard.badKeys', defaultMessage: 'Only digits, * and #' },
    cancel: { id: 'wizard.cancel', defaultMessage: 'Cancel' },
    close: { id: 'wizard.close', defaultMessage: 'Close' },
    numberName: { id: 'wizard.numberName', defaultMessage: 'Name' },
    source: { id: 'wizard.source', defaultMessage: 'Source' },
    customGA: { id: 'wizard.customGA', defaultMessage: 'Google Analytics measurement ID' },
    customGAHint: {
      id: 'wizard.customGAHint',
      defaultMessage:
        'For example G-ABC1234. Calls go to this measurement only, once it is set up under Integrations, Google Analytics.',
    },
    replyEmail: { id: 'wizard.replyEmail', defaultMessage: 'Email for SMS replies' },
    voicemailNotify: { id: 'wizard.voicemailNotify', defaultMessage: 'Voicemail notification' },
    notifyMissed: { id: 'wizard.notifyMissed', defaultMessage: 'For missed calls' },
    notifyAlways: { id: 'wizard.notifyAlways', defaultMessage: 'Always' },
    notifyNo: { id: 'wizard.notifyNo', defaultMessage: 'Never' },
    fallbackTitle: { id: 'wizard.fallbackTitle', defaultMessage: 'If we can’t be reached' },
    fallbackNumber: { id: 'wizard.fallbackNumber', defaultMessage: 'Fail-safe destination' },
    fallbackHint: {
      id: 'wizard.fallbackHint',
      defaultMessage: 'Rings during an outage. Leave empty to ring the first destination of the call flow.',
    },
    active: { id: 'wizard.active', defaultMessage: 'Active since' },
    giveBack: { id: 'wizard.giveBack', defaultMessage: 'Cancel this number' },
    giveBackTitle: { id: 'wizard.giveBackTitle', defaultMessage: 'Cancel this number?' },
    giveBackBody: {
      id: 'wizard.giveBackBody',
      defaultMessage:
        'It goes back to the carrier and stops taking calls. Its calls and call flow are kept. Someone else may rent it.',
    },
    giveBackType: { id: 'wizard.giveBackType', defaultMessage: 'Type the number to confirm' },
    keepNumber: { id: 'wizard.keepNumber', defaultMessage: 'Keep number' },
    givenBack: { id: 'wizard.givenBack', defaultMessage: 'Number canceled.' },
    leaveTitle: { id: 'wizard.leaveTitle', defaultMessage: 'Leave without saving?' },
    leaveBody: { id: 'wizard.leaveBody', defaultMessage: 'Your changes won’t be saved.' },
    leave: { id: 'wizard.leave', defaultMessage: 'Leave' },
    stay: { id: 'wizard.stay', defaultMessage: 'Stay' },
    save: { id: 'wizard.save', defaultMessage: 'Save' },
    saved: { id: 'wizard.saved', defaultMessage: 'Saved' },
    stale: {
      id: 'wizard.stale',
      defaultMessage: 'Someone else has changed this number. Your edits are still here; save again to keep them.',
    },
    required: { id: 'wizard.required', defaultMessage: 'Required field' },
  }),
  ...defineMessages<{
    title: { name: string | number };
  }>({
    title: { id: 'wizard.title', defaultMessage: '{name}' },
  }),
};

export const carrierMessages = defineMessages<{ callByPhone: { number: string } }>({
  callByPhone: {
    id: 'wizard.callByPhone',
    defaultMessage:
      'To try the published version for real, call {number} from a phone. Such a call counts like any other: your carrier can’t place test calls.',
  },
});
