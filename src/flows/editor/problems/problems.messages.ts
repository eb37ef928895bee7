import { defineMessages } from 'react-intl';

export const problemMessages = defineMessages({
  'NO-ACTION-ON-START': { id: 'problem.NO-ACTION-ON-START', defaultMessage: 'Nothing is connected to the start' },
  'NO-ACTION-ID-LOOP-DETECTED': {
    id: 'problem.NO-ACTION-ID-LOOP-DETECTED',
    defaultMessage: 'These steps form a loop',
  },
  'START-COUNT': { id: 'problem.START-COUNT', defaultMessage: 'A flow must have exactly one start' },
  'DUPLICATE-ID': { id: 'problem.DUPLICATE-ID', defaultMessage: 'Two parts of the flow have the same ID' },
  'EDGE-WITHOUT-NODE': {
    id: 'problem.EDGE-WITHOUT-NODE',
    defaultMessage: 'A connection leads to a step that no longer exists',
  },
  'EDGE-WITHOUT-EXIT': {
    id: 'problem.EDGE-WITHOUT-EXIT',
    defaultMessage: 'A connection starts at an exit that no longer exists',
  },
  'EXIT-TWICE': { id: 'problem.EXIT-TWICE', defaultMessage: 'An exit is connected to two steps' },
  'EXIT-UNCONNECTED': { id: 'problem.EXIT-UNCONNECTED', defaultMessage: 'An exit isn’t connected' },
  UNREACHABLE: { id: 'problem.UNREACHABLE', defaultMessage: 'Unreachable step' },
  'UNKNOWN-TYPE': { id: 'problem.UNKNOWN-TYPE', defaultMessage: 'This step type isn’t supported' },
  'SETTINGS-INVALID': { id: 'problem.SETTINGS-INVALID', defaultMessage: 'A setting is missing or invalid' },
  'ROUND-ROBIN-FINAL': {
    id: 'problem.ROUND-ROBIN-FINAL',
    defaultMessage: 'A round robin can’t be the last step. Connect what happens when nobody answers.',
  },
  'MENU-WITHOUT-KEYS': { id: 'problem.MENU-WITHOUT-KEYS', defaultMessage: 'The menu has no keys' },
  'MENU-KEY-TWICE': { id: 'problem.MENU-KEY-TWICE', defaultMessage: 'A key is used twice' },
  'PERIODS-OVERLAP': { id: 'problem.PERIODS-OVERLAP', defaultMessage: 'Two periods overlap' },
  'TARGET-INVALID': { id: 'problem.TARGET-INVALID', defaultMessage: 'Phone number not valid' },
  'TARGET-OWN-NUMBER': {
    id: 'problem.TARGET-OWN-NUMBER',
    defaultMessage: 'Number is from same account, so the call would loop back',
  },
  'TARGET-TRACKING-NUMBER': {
    id: 'problem.TARGET-TRACKING-NUMBER',
    defaultMessage: 'This is a tracking number. Enter the number that it leads to.',
  },
  'LOCATIONS-NOT-LAST': {
    id: 'problem.LOCATIONS-NOT-LAST',
    defaultMessage: 'Locations must come last. Connect it to a hang-up.',
  },
  'LOCATION-FOREIGN': {
    id: 'problem.LOCATION-FOREIGN',
    defaultMessage: 'This account doesn’t have this location routing',
  },
  'LOCATION-WITHOUT-BRANCH': {
    id: 'problem.LOCATION-WITHOUT-BRANCH',
    defaultMessage: 'This location routing has no branches',
  },
  'POSTCODE-WITHOUT-BRANCH': {
    id: 'problem.POSTCODE-WITHOUT-BRANCH',
    defaultMessage: 'The mapping has postcodes without a branch',
  },
  'SPLIT-NOT-HUNDRED': {
    id: 'problem.SPLIT-NOT-HUNDRED',
    defaultMessage: 'The percentages don’t add up to 100',
  },
  'REGION-EMPTY': { id: 'problem.REGION-EMPTY', defaultMessage: 'A group has no prefix, area code, state or country' },
  'REGION-TWICE': { id: 'problem.REGION-TWICE', defaultMessage: 'A region is listed twice' },
  'BRANCH-WITHOUT-CONDITION': {
    id: 'problem.BRANCH-WITHOUT-CONDITION',
    defaultMessage: 'A branch has no condition',
  },
  'FLOW-FOREIGN': { id: 'problem.FLOW-FOREIGN', defaultMessage: 'This account doesn’t have this flow' },
  'FLOW-UNPUBLISHED': {
    id: 'problem.FLOW-UNPUBLISHED',
    defaultMessage: 'The next flow isn’t published',
  },
  'VARIABLE-UNKNOWN': {
    id: 'problem.VARIABLE-UNKNOWN',
    defaultMessage: 'The text has a placeholder that doesn’t exist',
  },
  'SPEECH-TOO-LONG': {
    id: 'problem.SPEECH-TOO-LONG',
    defaultMessage: 'The text is too long to be spoken. Split it into two steps.',
  },
  'AUDIO-FOREIGN': {
    id: 'problem.AUDIO-FOREIGN',
    defaultMessage: 'This account doesn’t have the audio file. Choose another one.',
  },
  'LANGUAGE-UNKNOWN': {
    id: 'problem.LANGUAGE-UNKNOWN',
    defaultMessage: 'No voice speaks this language. Choose another one.',
  },
  'VOICE-UNKNOWN': {
    id: 'problem.VOICE-UNKNOWN',
    defaultMessage: 'This voice doesn’t speak the language. Choose another one.',
  },
  'TEST-FAILED': { id: 'problem.TEST-FAILED', defaultMessage: 'A test of this flow fails' },
  'TESTS-TOO-MANY': {
    id: 'problem.TESTS-TOO-MANY',
    defaultMessage: 'A flow with this many steps can’t keep so many tests',
  },
  'CONTACT-GONE': {
    id: 'problem.CONTACT-GONE',
    defaultMessage: 'Someone this step rings is no longer in the address book',
  },
  'CONTACT-NUMBER-CHANGED': {
    id: 'problem.CONTACT-NUMBER-CHANGED',
    defaultMessage: 'The address book has a new number for someone this step rings',
  },
  'WEB-PHONE-GONE': {
    id: 'problem.WEB-PHONE-GONE',
    defaultMessage: 'This step rings the web phone of someone who isn’t an active user',
  },
  'WEB-PHONE-NOT-ALLOWED': {
    id: 'problem.WEB-PHONE-NOT-ALLOWED',
    defaultMessage: 'This step rings someone who isn’t allowed a web phone',
  },
  'WEB-PHONE-NO-GATEWAY': {
    id: 'problem.WEB-PHONE-NO-GATEWAY',
    defaultMessage: 'Web phones can’t ring, because this installation has no SIP gateway',
  },
  'TARGET-BLOCKED': { id: 'problem.TARGET-BLOCKED', defaultMessage: 'This number is blocked' },
  'TAG-FOREIGN': { id: 'problem.TAG-FOREIGN', defaultMessage: 'This account doesn’t have this tag' },
  'RING-TOO-SHORT': {
    id: 'problem.RING-TOO-SHORT',
    defaultMessage: 'Rings for less than 15 seconds, which is too short for most people to answer',
  },
  'RING-TOO-LONG': {
    id: 'problem.RING-TOO-LONG',
    defaultMessage: 'Rings for more than 28 seconds, so the person’s own voicemail may answer',
  },
  'MENU-MANY-KEYS': { id: 'problem.MENU-MANY-KEYS', defaultMessage: 'More than five keys are hard to remember' },
  'MENU-NESTED-DEEP': { id: 'problem.MENU-NESTED-DEEP', defaultMessage: 'Menus are nested more than three deep' },
  'PROMPT-NAMES-NO-KEY': {
    id: 'problem.PROMPT-NAMES-NO-KEY',
    defaultMessage: 'The prompt mentions a key that does nothing',
  },
  'PROMPT-OMITS-KEY': { id: 'problem.PROMPT-OMITS-KEY', defaultMessage: 'The prompt doesn’t mention a key' },
  'RECORDING-WITHOUT-CONSENT': {
    id: 'problem.RECORDING-WITHOUT-CONSENT',
    defaultMessage: 'Calls are recorded without an announcement',
  },
  'HOURS-UNANSWERED': { id: 'problem.HOURS-UNANSWERED', defaultMessage: 'After hours, callers don’t reach a person' },
  'SLOW-TO-PERSON': { id: 'problem.SLOW-TO-PERSON', defaultMessage: 'It can take over a minute to reach a person' },
});

/** Said instead of the usual words where more is known. */
export const exactProblemMessages = defineMessages({
  neverAnswered: { id: 'problem.neverAnswered', defaultMessage: 'Callers never reach a person' },
  noNumber: { id: 'problem.noNumber', defaultMessage: 'Enter a phone number' },
});

export const namedProblemMessages = defineMessages<{ setting: { setting: string } }>({
  setting: { id: 'problem.settingNamed', defaultMessage: '{setting} is missing or not valid' },
});
