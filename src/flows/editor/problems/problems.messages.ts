import { defineMessages } from 'react-intl';

export const problemMessages = defineMessages({
  'NO-ACTION-ON-START': { id: 'problem.NO-ACTION-ON-START', defaultMessage: 'Nothing is connected to the start' },
  'NO-ACTION-ID-LOOP-DETECTED': {
    id: 'problem.NO-ACTION-ID-LOOP-DETECTED',
    defaultMessage: 'Circular path: ensure all calls have an end point',
  },
  'START-COUNT': { id: 'problem.START-COUNT', defaultMessage: 'A flow has exactly one start' },
  'DUPLICATE-ID': { id: 'problem.DUPLICATE-ID', defaultMessage: 'Two parts of the flow have the same id' },
  'EDGE-WITHOUT-NODE': { id: 'problem.EDGE-WITHOUT-NODE', defaultMessage: 'A connection leads to a step that is gone' },
  'EDGE-WITHOUT-EXIT': { id: 'problem.EDGE-WITHOUT-EXIT', defaultMessage: 'A connection leaves an exit that is gone' },
  'EXIT-TWICE': { id: 'problem.EXIT-TWICE', defaultMessage: 'An exit leads to two places' },
  'EXIT-UNCONNECTED': { id: 'problem.EXIT-UNCONNECTED', defaultMessage: 'An exit leads nowhere' },
  UNREACHABLE: { id: 'problem.UNREACHABLE', defaultMessage: 'No call can get here' },
  'UNKNOWN-TYPE': { id: 'problem.UNKNOWN-TYPE', defaultMessage: 'This kind of step is not known' },
  'SETTINGS-INVALID': { id: 'problem.SETTINGS-INVALID', defaultMessage: 'A setting is missing or not valid' },
  'ROUND-ROBIN-FINAL': {
    id: 'problem.ROUND-ROBIN-FINAL',
    defaultMessage: 'A round robin cannot be the last step: connect what happens when nobody answers',
  },
  'MENU-WITHOUT-KEYS': { id: 'problem.MENU-WITHOUT-KEYS', defaultMessage: 'The menu has no keys' },
  'MENU-KEY-TWICE': { id: 'problem.MENU-KEY-TWICE', defaultMessage: 'A key is used twice' },
  'PERIODS-OVERLAP': { id: 'problem.PERIODS-OVERLAP', defaultMessage: 'Two periods overlap' },
  'TARGET-INVALID': { id: 'problem.TARGET-INVALID', defaultMessage: 'Phone number not valid' },
  'TARGET-OWN-NUMBER': {
    id: 'problem.TARGET-OWN-NUMBER',
    defaultMessage: 'This is one of your own tracking numbers: the call would come back',
  },
  'TARGET-BLOCKED': { id: 'problem.TARGET-BLOCKED', defaultMessage: 'This number is blocked' },
  'TAG-FOREIGN': { id: 'problem.TAG-FOREIGN', defaultMessage: 'The account has no such tag' },
  'RING-TOO-SHORT': {
    id: 'problem.RING-TOO-SHORT',
    defaultMessage: 'Rings for less than 15 seconds: few people answer that fast',
  },
  'RING-TOO-LONG': {
    id: 'problem.RING-TOO-LONG',
    defaultMessage: 'Rings for more than 28 seconds: the target’s own voicemail may answer',
  },
  'MENU-MANY-KEYS': { id: 'problem.MENU-MANY-KEYS', defaultMessage: 'More than five keys are hard to remember' },
  'MENU-NESTED-DEEP': { id: 'problem.MENU-NESTED-DEEP', defaultMessage: 'Menus are nested more than three deep' },
  'PROMPT-NAMES-NO-KEY': {
    id: 'problem.PROMPT-NAMES-NO-KEY',
    defaultMessage: 'The prompt names a key that does nothing',
  },
  'PROMPT-OMITS-KEY': { id: 'problem.PROMPT-OMITS-KEY', defaultMessage: 'The prompt leaves out a key' },
  'RECORDING-WITHOUT-CONSENT': {
    id: 'problem.RECORDING-WITHOUT-CONSENT',
    defaultMessage: 'Calls are recorded without an announcement',
  },
  'HOURS-UNANSWERED': { id: 'problem.HOURS-UNANSWERED', defaultMessage: 'At some hours nobody can answer' },
  'SLOW-TO-PERSON': { id: 'problem.SLOW-TO-PERSON', defaultMessage: 'It can take over a minute to reach a person' },
});
