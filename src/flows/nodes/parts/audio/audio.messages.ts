import { defineMessages } from 'react-intl';

export const audioMessages = {
  ...defineMessages({
    file: { id: 'audio.file', defaultMessage: 'Audio file' },
    choose: { id: 'audio.choose', defaultMessage: 'Choose a file' },
    missing: { id: 'audio.missing', defaultMessage: 'Missing audio file' },
    manage: { id: 'audio.manage', defaultMessage: 'Add or change files…' },
    title: { id: 'audio.title', defaultMessage: 'Audio files' },
    none: { id: 'audio.none', defaultMessage: 'No audio files yet. Upload one, or record it here.' },
    upload: { id: 'audio.upload', defaultMessage: 'Upload a file' },
    replacement: { id: 'audio.replacement', defaultMessage: 'File that replaces it' },
    rename: { id: 'audio.rename', defaultMessage: 'Rename' },
    replace: { id: 'audio.replace', defaultMessage: 'Replace' },
    remove: { id: 'audio.remove', defaultMessage: 'Delete' },
    name: { id: 'audio.name', defaultMessage: 'Name' },
    save: { id: 'audio.save', defaultMessage: 'Save' },
    cancel: { id: 'audio.cancel', defaultMessage: 'Cancel' },
    done: { id: 'audio.done', defaultMessage: 'Done' },
    removeText: { id: 'audio.removeText', defaultMessage: 'This can’t be undone.' },
  }),
  ...defineMessages<{
    play: { name: string };
    stop: { name: string };
    unplayable: { name: string };
    more: { name: string };
    removeTitle: { name: string };
    inUse: { name: string; flows: string };
  }>({
    play: { id: 'audio.play', defaultMessage: 'Play {name}' },
    stop: { id: 'audio.stop', defaultMessage: 'Stop {name}' },
    unplayable: { id: 'audio.unplayable', defaultMessage: '{name} can’t be played' },
    more: { id: 'audio.more', defaultMessage: 'Change {name}' },
    removeTitle: { id: 'audio.removeTitle', defaultMessage: 'Delete {name}?' },
    inUse: { id: 'audio.inUse', defaultMessage: '{name} can’t be deleted: {flows} still play it.' },
  }),
};
