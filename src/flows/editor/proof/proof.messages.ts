import { defineMessages } from 'react-intl';

export const proofMessages = {
  ...defineMessages({
    checking: { id: 'proof.checking', defaultMessage: 'Checking every call…' },
    stop: { id: 'proof.stop', defaultMessage: 'Stop' },
    stopped: { id: 'proof.stopped', defaultMessage: 'The check was stopped.' },
    again: { id: 'proof.again', defaultMessage: 'Check again' },
    failed: { id: 'proof.failed', defaultMessage: 'The check couldn’t run.' },
    loop: { id: 'proof.loop', defaultMessage: 'A flow with a loop can’t be proved. Fix that problem first.' },
    startCount: { id: 'proof.startCount', defaultMessage: 'A flow needs exactly one start before it can be proved.' },
    nobodyKnown: {
      id: 'proof.nobodyKnown',
      defaultMessage: 'We found no caller who gets here.',
    },
    play: { id: 'proof.play', defaultMessage: 'Play this call' },
    cutOffs: { id: 'proof.cutOffs', defaultMessage: 'Calls that get cut off' },
    unused: { id: 'proof.unused', defaultMessage: 'Not used in this period' },
    week: { id: 'proof.week', defaultMessage: 'How calls can end' },
    exceptions: { id: 'proof.exceptions', defaultMessage: 'Different on these dates' },
    answered: { id: 'proof.answered', defaultMessage: 'A person can answer' },
    message: { id: 'proof.message', defaultMessage: 'Voicemail only' },
    hungUp: { id: 'proof.hungUp', defaultMessage: 'Hang-up message only' },
    unconnected: { id: 'proof.unconnected', defaultMessage: 'Can be cut off' },
    callers: { id: 'proof.callers', defaultMessage: 'Callers' },
    anyone: { id: 'proof.anyone', defaultMessage: 'Anyone' },
    pickTime: { id: 'proof.pickTime', defaultMessage: 'Play a call that comes in at this time' },
    searching: { id: 'proof.searching', defaultMessage: 'Looking for such a call…' },
    noExample: { id: 'proof.noExample', defaultMessage: 'We found no caller whose call ends that way at this time.' },
    allDay: { id: 'proof.allDay', defaultMessage: 'all day' },
  }),
  ...defineMessages<{
    proved: { date: string };
    cutOffExit: { step: string; exit: string };
    cutOffStep: { step: string };
    first: { when: string };
    unusedExit: { step: string; exit: string };
    assumes: { timezone: string };
    stepOf: { flow: string; step: string };
    callerOf: { step: string; exit: string };
    range: { from: string; to: string };
    on: { day: string; ends: string };
    during: { end: string; times: string };
    moreDates: { count: number };
  }>({
    proved: {
      id: 'proof.proved',
      defaultMessage: 'Every call ends with a person, a message or a goodbye, until {date}.',
    },
    cutOffExit: { id: 'proof.cutOffExit', defaultMessage: '{step}: {exit} isn’t connected' },
    cutOffStep: { id: 'proof.cutOffStep', defaultMessage: '{step} can’t run' },
    first: { id: 'proof.first', defaultMessage: 'For the first time on {when}' },
    unusedExit: { id: 'proof.unusedExit', defaultMessage: '{step}: {exit}' },
    assumes: {
      id: 'proof.assumes',
      defaultMessage:
        'Times are in {timezone}, for calls that no step holds up. The check itself allows each step up to a minute extra.',
    },
    stepOf: { id: 'proof.stepOf', defaultMessage: '{flow} › {step}' },
    callerOf: { id: 'proof.callerOf', defaultMessage: '{step}: {exit}' },
    on: { id: 'proof.on', defaultMessage: '{day}: {ends}' },
    range: { id: 'proof.range', defaultMessage: '{from} to {to}' },
    during: { id: 'proof.during', defaultMessage: '{end}: {times}' },
    moreDates: { id: 'proof.moreDates', defaultMessage: '{count, plural, one {# more date} other {# more dates}}' },
  }),
  ...defineMessages<{ refuted: { count: number; date: string } }>({
    refuted: {
      id: 'proof.refuted',
      defaultMessage:
        '{count, plural, one {Calls can be cut off in one place} other {Calls can be cut off in # places}} until {date}.',
    },
  }),
};
