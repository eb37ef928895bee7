import { defineMessages } from 'react-intl';

export const mediaMessages = defineMessages({
  pictures: { id: 'inbox.media.pictures', defaultMessage: 'Pictures' },
  files: { id: 'inbox.media.files', defaultMessage: 'Attachments' },
  picture: { id: 'inbox.media.picture', defaultMessage: 'Picture' },
  download: { id: 'inbox.media.download', defaultMessage: 'Download' },
  close: { id: 'inbox.media.close', defaultMessage: 'Close' },
  unloaded: { id: 'inbox.media.unloaded', defaultMessage: 'The picture couldn’t be loaded.' },
  again: { id: 'inbox.media.again', defaultMessage: 'Try again' },
  fetching: { id: 'inbox.media.fetching', defaultMessage: 'On its way from the carrier' },
  lost: { id: 'inbox.media.lost', defaultMessage: 'Lost: the carrier didn’t provide it' },
});

export const mediaNamed = defineMessages<{
  pictureOf: { place: number; count: number };
  downloadFile: { file: string };
}>({
  pictureOf: { id: 'inbox.media.pictureOf', defaultMessage: 'Picture {place} of {count}' },
  downloadFile: { id: 'inbox.media.downloadFile', defaultMessage: 'Download: {file}' },
});

/** Why an attachment was not kept. */
export const refusalMessages = defineMessages({
  type: { id: 'inbox.media.refusedType', defaultMessage: 'Not kept: this type of file isn’t accepted' },
  size: { id: 'inbox.media.refusedSize', defaultMessage: 'Not kept: it’s larger than 5 MB' },
  address: { id: 'inbox.media.refusedAddress', defaultMessage: 'Not kept: its address isn’t public' },
});

/** What attachments are. */
export const mediumKinds = defineMessages({
  picture: { id: 'inbox.media.kind.picture', defaultMessage: 'Picture' },
  contact: { id: 'inbox.media.kind.contact', defaultMessage: 'Contact card' },
  pdf: { id: 'inbox.media.kind.pdf', defaultMessage: 'PDF' },
  audio: { id: 'inbox.media.kind.audio', defaultMessage: 'Audio' },
  video: { id: 'inbox.media.kind.video', defaultMessage: 'Video' },
  file: { id: 'inbox.media.kind.file', defaultMessage: 'File' },
});
export type MediumKind = keyof typeof mediumKinds;
