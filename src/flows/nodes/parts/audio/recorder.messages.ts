import { defineMessages } from 'react-intl';

export const recorderMessages = {
  ...defineMessages({
    idle: { id: 'audio.record', defaultMessage: 'Record with the microphone' },
    asking: { id: 'audio.asking', defaultMessage: 'Allow the microphone in your browser' },
    converting: { id: 'audio.converting', defaultMessage: 'One moment…' },
    stop: { id: 'audio.stopRecording', defaultMessage: 'Stop recording' },
    level: { id: 'audio.level', defaultMessage: 'Loudness' },
    listen: { id: 'audio.listen', defaultMessage: 'Listen to the recording' },
    usualName: { id: 'audio.usualName', defaultMessage: 'Recording' },
    keep: { id: 'audio.keep', defaultMessage: 'Keep recording' },
    again: { id: 'audio.again', defaultMessage: 'Record again' },
    discard: { id: 'audio.discard', defaultMessage: 'Discard' },
    refused: {
      id: 'audio.refused',
      defaultMessage: 'The browser may not use the microphone. Allow it in the address bar, then record again.',
    },
    noMicrophone: {
      id: 'audio.noMicrophone',
      defaultMessage: 'No microphone was found. Connect one, then record again.',
    },
    unsupported: {
      id: 'audio.unsupported',
      defaultMessage: 'This browser can’t record on this page. Open it with https, or upload a file.',
    },
    failed: { id: 'audio.failed', defaultMessage: 'The recording failed. Record again, or upload a file.' },
  }),
  ...defineMessages<{ time: { time: string; most: string } }>({
    time: { id: 'audio.time', defaultMessage: '{time} of {most}' },
  }),
};
