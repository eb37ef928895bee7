import { defineMessages } from 'react-intl';

export const uploadMessages = {
  ...defineMessages({
    drop: { id: 'upload.drop', defaultMessage: 'Drop a file here or choose one' },
    replace: { id: 'upload.replace', defaultMessage: 'Drop another file here or choose one' },
    abort: { id: 'upload.abort', defaultMessage: 'Cancel upload' },
    remove: { id: 'upload.remove', defaultMessage: 'Remove file' },
  }),
  ...defineMessages<{
    rule: { types: string; size: string };
    sending: { name: string };
    tooLarge: { size: string };
    invalidType: { types: string };
  }>({
    rule: { id: 'upload.rule', defaultMessage: '{types}, up to {size}' },
    sending: { id: 'upload.sending', defaultMessage: 'Sending {name}' },
    tooLarge: { id: 'upload.tooLarge', defaultMessage: 'The file is too large. Up to {size} are accepted.' },
    invalidType: { id: 'upload.invalidType', defaultMessage: 'File type not accepted. Use {types}.' },
  }),
};
