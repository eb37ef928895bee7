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
    notFound: { id: 'wizard.notFound', defaultMessage: 'This number is not among your numbers.' },
    backToNumbers: { id: 'wizard.backToNumbers', defaultMessage: 'All numbers' },
    noFlow: { id: 'wizard.noFlow', defaultMessage: 'This number hangs up on every call' },
    noFlowBody: {
      id: 'wizard.noFlowBody',
      defaultMessage:
        'A call flow decides what callers hear and who is rung. Start with a simple one and change it on the canvas.',
    },
    createFlow: { id: 'wizard.createFlow', defaultMessage: 'Create call flow' },
    creating: { id: 'wizard.creating', defaultMessage: 'Creating…' },
    failed: { id: 'wizard.failed', defaultMessage: 'That did not work. Nothing was changed.' },
    testCall: { id: 'wizard.testCall', defaultMessage: 'Test call' },
    testTitle: { id: 'wizard.testTitle', defaultMessage: 'Make a test call' },
    testBody: {
      id: 'wizard.testBody',
      defaultMessage: 'A scripted caller rings this number on the local carrier. It runs the published version.',
    },
    caller: { id: 'wizard.caller', defaultMessage: 'Caller’s number' },
    keys: { id: 'wizard.keys', defaultMessage: 'Keys pressed, one entry a prompt, separated by commas' },
    agent: { id: 'wizard.agent', defaultMessage: 'The person called' },
    answers: { id: 'wizard.answers', defaultMessage: 'Answers' },
    busy: { id: 'wizard.busy', defaultMessage: 'Is busy' },
    noAnswer: { id: 'wizard.noAnswer', defaultMessage: 'Does not answer' },
    call: { id: 'wizard.call', defaultMessage: 'Call' },
    calling: { id: 'wizard.calling', defaultMessage: 'Calling…' },
    seeCall: { id: 'wizard.seeCall', defaultMessage: 'Open the call' },
    callStarted: { id: 'wizard.callStarted', defaultMessage: 'The call is on its way.' },
    badCaller: { id: 'wizard.badCaller', defaultMessage: 'Phone number not valid' },
    badKeys: { id: 'wizard.badKeys', defaultMessage: 'Only digits, * and #' },
    cancel: { id: 'wizard.cancel', defaultMessage: 'Cancel' },
    close: { id: 'wizard.close', defaultMessage: 'Close' },
    numberName: { id: 'wizard.numberName', defaultMessage: 'Name' },
    source: { id: 'wizard.source', defaultMessage: 'Source' },
    customGA: { id: 'wizard.customGA', defaultMessage: 'Google Analytics measurement id' },
    customGAHint: {
      id: 'wizard.customGAHint',
      defaultMessage: 'As in G-ABC1234, when it is another than the account’s.',
    },
    replyEmail: { id: 'wizard.replyEmail', defaultMessage: 'Email for SMS replies' },
    voicemailNotify: { id: 'wizard.voicemailNotify', defaultMessage: 'Voicemail notification' },
    notifyMissed: { id: 'wizard.notifyMissed', defaultMessage: 'When the call was missed' },
    notifyAlways: { id: 'wizard.notifyAlways', defaultMessage: 'Always' },
    notifyNo: { id: 'wizard.notifyNo', defaultMessage: 'Never' },
    active: { id: 'wizard.active', defaultMessage: 'Active since' },
    giveBack: { id: 'wizard.giveBack', defaultMessage: 'Cancel this number' },
    giveBackTitle: { id: 'wizard.giveBackTitle', defaultMessage: 'Cancel this number?' },
    giveBackBody: {
      id: 'wizard.giveBackBody',
      defaultMessage:
        'It goes back to the carrier and takes no more calls. Its calls and the call flow stay. Somebody else may rent it.',
    },
    giveBackType: { id: 'wizard.giveBackType', defaultMessage: 'Type the number to confirm' },
    keepNumber: { id: 'wizard.keepNumber', defaultMessage: 'Keep the number' },
    givenBack: { id: 'wizard.givenBack', defaultMessage: 'The number is cancelled.' },
    leaveTitle: { id: 'wizard.leaveTitle', defaultMessage: 'Leave without saving?' },
    leaveBody: { id: 'wizard.leaveBody', defaultMessage: 'What you changed is lost.' },
    leave: { id: 'wizard.leave', defaultMessage: 'Leave' },
    stay: { id: 'wizard.stay', defaultMessage: 'Stay' },
    save: { id: 'wizard.save', defaultMessage: 'Save' },
    saved: { id: 'wizard.saved', defaultMessage: 'Saved' },
    stale: {
      id: 'wizard.stale',
      defaultMessage:
        'Someone else changed this number meanwhile. What you typed is still here; save again to keep yours.',
    },
    required: { id: 'wizard.required', defaultMessage: 'Required field' },
    starterGreeting: {
      id: 'wizard.starterGreeting',
      defaultMessage: 'Thank you for calling. Please hold while we connect you.',
    },
    starterVoicemail: {
      id: 'wizard.starterVoicemail',
      defaultMessage: 'We cannot take your call right now. Please leave a message after the tone.',
    },
    starterStart: { id: 'wizard.starterStart', defaultMessage: 'Call comes in' },
    starterWelcome: { id: 'wizard.starterWelcome', defaultMessage: 'Welcome' },
    starterRing: { id: 'wizard.starterRing', defaultMessage: 'Ring the team' },
    starterMessage: { id: 'wizard.starterMessage', defaultMessage: 'Take a message' },
    starterTarget: { id: 'wizard.starterTarget', defaultMessage: 'Front desk' },
  }),
  ...defineMessages<{
    title: { name: string | number };
    flowNameOf: { name: string | number };
  }>({
    title: { id: 'wizard.title', defaultMessage: '{name}' },
    flowNameOf: { id: 'wizard.flowNameOf', defaultMessage: '{name} flow' },
  }),
};
