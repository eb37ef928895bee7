import { defineMessages } from 'react-intl';

export const fieldMessages = {
  ...defineMessages({
    caller: { id: 'node.field.caller', defaultMessage: 'The caller’s number' },
    trackingNumber: { id: 'node.field.trackingNumber', defaultMessage: 'The tracking number' },
    speak: { id: 'node.field.speak', defaultMessage: 'Speak text' },
    file: { id: 'node.field.file', defaultMessage: 'Play an audio file' },
    play: { id: 'node.field.play', defaultMessage: 'Play a file from a web address' },
    text: { id: 'node.field.text', defaultMessage: 'Text' },
    language: { id: 'node.field.language', defaultMessage: 'Language' },
    voice: { id: 'node.field.voice', defaultMessage: 'Voice' },
    usualVoice: { id: 'node.field.usualVoice', defaultMessage: 'The account’s voice' },
    audio: { id: 'node.field.audio', defaultMessage: 'Audio file URL' },
    targets: { id: 'node.field.targets', defaultMessage: 'Who to call' },
    targetLabel: { id: 'node.field.targetLabel', defaultMessage: 'Name' },
    targetNumber: { id: 'node.field.targetNumber', defaultMessage: 'Phone number' },
    webPhone: { id: 'node.field.webPhone', defaultMessage: 'Web phone' },
    weight: { id: 'node.field.weight', defaultMessage: 'Share' },
    addTarget: { id: 'node.field.addTarget', defaultMessage: 'Add number' },
    choosePerson: { id: 'node.field.choosePerson', defaultMessage: 'From contacts' },
    searchPeople: { id: 'node.field.searchPeople', defaultMessage: 'Search by name or number' },
    searchingPeople: { id: 'node.field.searchingPeople', defaultMessage: 'Searching…' },
    noPeople: { id: 'node.field.noPeople', defaultMessage: 'Nobody matches' },
    someone: { id: 'node.field.someone', defaultMessage: 'this person' },
    seconds: { id: 'node.field.seconds', defaultMessage: 'seconds' },
    next: { id: 'node.field.next', defaultMessage: 'Next' },
    nothingSaid: { id: 'node.field.nothingSaid', defaultMessage: 'No text yet' },
    noTargets: { id: 'node.field.noTargets', defaultMessage: 'Nobody yet' },
    audioFile: { id: 'node.field.audioFile', defaultMessage: 'Audio file' },
    deletedFile: { id: 'node.field.deletedFile', defaultMessage: 'Deleted audio file' },
  }),
  ...defineMessages<{
    placeholders: { names: string | number };
    removeTarget: { label: string | number };
    moreTargets: { first: string | number; count: number };
  }>({
    placeholders: { id: 'node.field.placeholders', defaultMessage: 'Placeholders: {names}' },
    removeTarget: { id: 'node.field.removeTarget', defaultMessage: 'Remove {label}' },
    moreTargets: {
      id: 'node.field.moreTargets',
      defaultMessage: '{first} and {count, plural, one {# more} other {# more}}',
    },
  }),
};

/** The two caller IDs that a call can show. */
export const callerIdNames = { caller: fieldMessages.caller, trackingNumber: fieldMessages.trackingNumber };
