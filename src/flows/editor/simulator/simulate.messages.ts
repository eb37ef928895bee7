import { defineMessages } from 'react-intl';

export const simulateMessages = {
  ...defineMessages({
    title: { id: 'simulate.title', defaultMessage: 'Simulate a call' },
    caller: { id: 'simulate.caller', defaultMessage: 'Caller’s number' },
    withheld: { id: 'simulate.withheld', defaultMessage: 'Leave empty to withhold the number' },
    firstTime: { id: 'simulate.firstTime', defaultMessage: 'First-time caller' },
    turn: { id: 'simulate.turn', defaultMessage: 'Turn in the rotation' },
    start: { id: 'simulate.start', defaultMessage: 'Start the call' },
    restart: { id: 'simulate.restart', defaultMessage: 'Start over' },
    back: { id: 'simulate.back', defaultMessage: 'Step back' },
    outdated: { id: 'simulate.outdated', defaultMessage: 'The flow changed since this call.' },
    playAgain: { id: 'simulate.playAgain', defaultMessage: 'Play it again' },
    change: { id: 'simulate.change', defaultMessage: 'Change caller' },
    stop: { id: 'simulate.stop', defaultMessage: 'End simulation' },
    phone: { id: 'simulate.phone', defaultMessage: 'Phone' },
    keypad: { id: 'simulate.keypad', defaultMessage: 'Keypad' },
    answer: { id: 'simulate.answer', defaultMessage: 'Answers' },
    whenCalled: { id: 'simulate.whenCalled', defaultMessage: 'When' },
    now: { id: 'simulate.now', defaultMessage: 'Now' },
    otherTime: { id: 'simulate.otherTime', defaultMessage: 'Another time…' },
    heard: { id: 'simulate.heard', defaultMessage: 'Skip message' },
    looksForBranch: { id: 'simulate.looksForBranch', defaultMessage: 'Looks for the branch' },
    branch: { id: 'simulate.branch', defaultMessage: 'The branch' },
    branchFound: { id: 'simulate.branchFound', defaultMessage: 'A branch is found' },
    branchNotFound: { id: 'simulate.branchNotFound', defaultMessage: 'No branch is found' },
    silent: { id: 'simulate.silent', defaultMessage: 'Presses no key' },
    nobody: { id: 'simulate.nobody', defaultMessage: 'Nobody answers' },
    talked: { id: 'simulate.talked', defaultMessage: 'The conversation ends' },
    somebody: { id: 'simulate.somebody', defaultMessage: 'Someone answers' },
    allBusy: { id: 'simulate.allBusy', defaultMessage: 'Busy' },
    unreachable: { id: 'simulate.unreachable', defaultMessage: 'Can’t be reached' },
    leavesMessage: { id: 'simulate.leavesMessage', defaultMessage: 'Leaves a message' },
    noMessage: { id: 'simulate.noMessage', defaultMessage: 'Leaves no message' },
    hangsUp: { id: 'simulate.hangsUp', defaultMessage: 'Hang up' },
    transcript: { id: 'simulate.transcript', defaultMessage: 'The call' },
    hidden: { id: 'simulate.hidden', defaultMessage: 'Number withheld' },
    playsFile: { id: 'simulate.playsFile', defaultMessage: 'Plays a file' },
    hangup: { id: 'simulate.hangup', defaultMessage: 'Ends the call' },
    endAnswered: { id: 'simulate.endAnswered', defaultMessage: 'The call was answered.' },
    endMessage: { id: 'simulate.endMessage', defaultMessage: 'The caller left a message.' },
    endHungUp: { id: 'simulate.endHungUp', defaultMessage: 'The call flow ended the call.' },
    endCallerGone: { id: 'simulate.endCallerGone', defaultMessage: 'The caller hung up.' },
    endUnconnected: { id: 'simulate.endUnconnected', defaultMessage: 'The call reached an unconnected path.' },
    invalid: { id: 'simulate.invalid', defaultMessage: 'Fix the flow’s problems before you simulate a call.' },
    draftDiffers: {
      id: 'simulate.draftDiffers',
      defaultMessage: 'The draft on the canvas has changed since the version that this call runs.',
    },
    noFlowAnswered: { id: 'simulate.noFlowAnswered', defaultMessage: 'No call flow answered. The call was rejected.' },
    callNotLoaded: { id: 'simulate.callNotLoaded', defaultMessage: 'The call couldn’t be loaded.' },
    retry: { id: 'simulate.retry', defaultMessage: 'Try again' },
    openCall: { id: 'simulate.openCall', defaultMessage: 'Open call' },
    done: { id: 'simulate.done', defaultMessage: 'Done' },
    mobile: { id: 'simulate.mobile', defaultMessage: 'Calls from a mobile' },
    state: { id: 'simulate.state', defaultMessage: 'State, such as AU-VIC' },
    source: { id: 'simulate.source', defaultMessage: 'Source of the tracking number' },
    callerName: { id: 'simulate.callerName', defaultMessage: 'Caller name' },
    callerTags: { id: 'simulate.callerTags', defaultMessage: 'Tags of earlier calls, separated by commas' },
    loadFailed: {
      id: 'simulate.loadFailed',
      defaultMessage: 'The flows that follow couldn’t be loaded. Try again.',
    },
    badNumber: { id: 'simulate.badNumber', defaultMessage: 'Phone number not valid' },
  }),
  ...defineMessages<{
    version: { version: number };
    when: { timezone: string | number };
    entersDigits: { digits: string };
    press: { key: string | number };
    pressWrong: { key: string | number };
    answers: { target: string | number };
    calls: { caller: string | number };
    says: { text: string | number };
    rings: { targets: string | number; seconds: string | number };
    takesTurn: { turn: string | number };
    tags: { tags: string | number };
    texts: { text: string | number };
    records: { seconds: string | number };
  }>({
    version: { id: 'simulate.version', defaultMessage: 'Version {version, number}' },
    when: { id: 'simulate.when', defaultMessage: 'Date and time ({timezone})' },
    entersDigits: { id: 'simulate.entersDigits', defaultMessage: 'Enters {digits}' },
    press: { id: 'simulate.press', defaultMessage: 'Presses {key}' },
    pressWrong: { id: 'simulate.pressWrong', defaultMessage: 'Presses {key} (not in the menu)' },
    answers: { id: 'simulate.answers', defaultMessage: '{target} answers' },
    calls: { id: 'simulate.calls', defaultMessage: '{caller} calls' },
    says: { id: 'simulate.says', defaultMessage: '“{text}”' },
    rings: { id: 'simulate.rings', defaultMessage: 'Rings {targets} for {seconds} s' },
    takesTurn: { id: 'simulate.takesTurn', defaultMessage: 'Takes turn {turn}' },
    tags: { id: 'simulate.tags', defaultMessage: 'Tagged {tags}' },
    texts: { id: 'simulate.texts', defaultMessage: 'Texts the caller: “{text}”' },
    records: { id: 'simulate.records', defaultMessage: 'Records up to {seconds} s' },
  }),
};
