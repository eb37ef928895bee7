import { defineMessages } from 'react-intl';

/** Flows as text: files, the clipboard, and what is wrong in them. */
export const transferMessages = {
  ...defineMessages({
    downloadYaml: { id: 'flow.downloadYaml', defaultMessage: 'Download as YAML' },
    downloadJson: { id: 'flow.downloadJson', defaultMessage: 'Download as JSON' },
    downloadPng: { id: 'flow.downloadPng', defaultMessage: 'Download picture (PNG)' },
    downloadSvg: { id: 'flow.downloadSvg', defaultMessage: 'Download picture (SVG)' },
    downloadFailed: { id: 'flow.downloadFailed', defaultMessage: 'The file couldn’t be made. Please try again.' },
    upload: { id: 'flow.upload', defaultMessage: 'Upload a flow file' },
    studio: { id: 'flow.studio', defaultMessage: 'Import from Twilio Studio' },
    file: { id: 'flow.uploadFile', defaultMessage: 'Flow file' },
    intro: {
      id: 'flow.uploadIntro',
      defaultMessage:
        'A flow that was downloaded here, from any account, or written by hand. Your draft stays until you confirm.',
    },
    faults: { id: 'flow.uploadFaults', defaultMessage: 'This file can’t be read as a flow:' },
    replaces: { id: 'flow.uploadReplaces', defaultMessage: 'What changes in the draft' },
    same: { id: 'flow.uploadSame', defaultMessage: 'Nothing: the file describes the draft as it is.' },
    replace: { id: 'flow.uploadReplace', defaultMessage: 'Replace the draft' },
    add: { id: 'flow.uploadAdd', defaultMessage: 'Add to the draft' },
    undoable: { id: 'flow.uploadUndoable', defaultMessage: 'You can undo this.' },
    undo: { id: 'flow.undoUpload', defaultMessage: 'upload a file' },
    replaced: { id: 'flow.uploadDone', defaultMessage: 'Draft replaced' },
    tooDeep: { id: 'flow.faultTooDeep', defaultMessage: 'The text is nested too deeply.' },
    tooLarge: {
      id: 'flow.faultTooLarge',
      defaultMessage: 'YAML can’t be larger than 128 KB here. Use JSON, which can have any number of steps.',
    },
    aFlow: { id: 'flow.lackingAFlow', defaultMessage: 'the flow where calls continue' },
    anAudioFile: { id: 'flow.lackingAnAudioFile', defaultMessage: 'the audio file' },
    aLocation: { id: 'flow.lackingALocation', defaultMessage: 'the location routing' },
  }),
  ...defineMessages<{
    pasteFault: { fault: string };
    part: { count: number };
    more: { count: number };
    place: { line: number; column: number; fault: string };
    syntax: { what: string };
    missing: { what: string };
    unknownField: { what: string };
    invalid: { what: string };
    stepTwice: { what: string };
    stepUnknown: { what: string };
    lacking: { what: string; count: number };
    flow: { name: string };
    location: { name: string };
    audioFile: { name: string };
    tag: { name: string };
  }>({
    pasteFault: { id: 'flow.pasteFault', defaultMessage: 'The copied text can’t be pasted. {fault}' },
    part: {
      id: 'flow.uploadPart',
      defaultMessage:
        'The file is part of a flow: {count, plural, one {# step is} other {# steps are}} added to the draft.',
    },
    more: {
      id: 'flow.uploadMore',
      defaultMessage: '{count, plural, one {and # more change} other {and # more changes}}',
    },
    place: { id: 'flow.faultPlace', defaultMessage: 'Line {line}, column {column}: {fault}' },
    syntax: { id: 'flow.faultSyntax', defaultMessage: 'This isn’t valid YAML or JSON ({what})' },
    missing: { id: 'flow.faultMissing', defaultMessage: '{what} is missing' },
    unknownField: { id: 'flow.faultUnknownField', defaultMessage: '{what} isn’t a field of a flow' },
    invalid: { id: 'flow.faultInvalid', defaultMessage: '{what} isn’t valid' },
    stepTwice: { id: 'flow.faultStepTwice', defaultMessage: 'Two steps have the ID {what}' },
    stepUnknown: { id: 'flow.faultStepUnknown', defaultMessage: 'There is no step with the ID {what}' },
    lacking: {
      id: 'flow.lacking',
      defaultMessage:
        'This account doesn’t have {what}, so {count, plural, one {it was} other {they were}} left out. Choose something else in those steps.',
    },
    flow: { id: 'flow.lackingFlow', defaultMessage: 'a flow named “{name}”' },
    location: { id: 'flow.lackingLocation', defaultMessage: 'a location routing named “{name}”' },
    audioFile: { id: 'flow.lackingAudioFile', defaultMessage: 'an audio file named “{name}”' },
    tag: { id: 'flow.lackingTag', defaultMessage: 'the tag “{name}”' },
  }),
};
