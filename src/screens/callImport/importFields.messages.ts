import { defineMessages } from 'react-intl';
import type { ImportField } from '#values/importedCall.ts';

export const fieldMessages = defineMessages({
  externalId: { id: 'callImport.field.externalId', defaultMessage: 'Call ID' },
  dateStart: { id: 'callImport.field.dateStart', defaultMessage: 'Date and time' },
  caller: { id: 'callImport.field.caller', defaultMessage: 'Caller' },
  trackingNumber: { id: 'callImport.field.trackingNumber', defaultMessage: 'Tracking number' },
  trackingName: { id: 'callImport.field.trackingName', defaultMessage: 'Number name' },
  trackingSource: { id: 'callImport.field.trackingSource', defaultMessage: 'Source' },
  direction: { id: 'callImport.field.direction', defaultMessage: 'Direction' },
  status: { id: 'callImport.field.status', defaultMessage: 'Status' },
  duration: { id: 'callImport.field.duration', defaultMessage: 'Duration' },
  talkTime: { id: 'callImport.field.talkTime', defaultMessage: 'Talk time' },
  target: { id: 'callImport.field.target', defaultMessage: 'Answered by' },
  tags: { id: 'callImport.field.tags', defaultMessage: 'Tags' },
  score: { id: 'callImport.field.score', defaultMessage: 'Score' },
  notes: { id: 'callImport.field.notes', defaultMessage: 'Notes' },
  area: { id: 'callImport.field.area', defaultMessage: 'Area' },
  web_source: { id: 'callImport.field.webSource', defaultMessage: 'Web source' },
  web_medium: { id: 'callImport.field.webMedium', defaultMessage: 'Web medium' },
  firstTimeCaller: { id: 'callImport.field.firstTimeCaller', defaultMessage: 'First-time caller' },
}) satisfies Record<ImportField, unknown>;
