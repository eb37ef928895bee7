import { defineMessages } from 'react-intl';

/** Titles and words of the columns of calls. */
export const columnWords = defineMessages({
  caller: { id: 'calls.caller', defaultMessage: 'Caller' },
  withheld: { id: 'calls.withheld', defaultMessage: 'Number withheld' },
  blocked: { id: 'calls.blocked', defaultMessage: 'Blocked' },
  status: { id: 'calls.status', defaultMessage: 'Status' },
  dateStart: { id: 'calls.dateStart', defaultMessage: 'Time' },
  trackingName: { id: 'calls.trackingName', defaultMessage: 'Number name' },
  trackingNumber: { id: 'calls.trackingNumber', defaultMessage: 'Tracking number' },
  trackingSource: { id: 'calls.trackingSource', defaultMessage: 'Source' },
  answeredBy: { id: 'calls.answeredBy', defaultMessage: 'Answered by' },
  rangLast: { id: 'calls.rangLast', defaultMessage: 'Rang last' },
  duration: { id: 'calls.duration', defaultMessage: 'Duration' },
  talkTime: { id: 'calls.talkTime', defaultMessage: 'Talk time' },
  area: { id: 'calls.area', defaultMessage: 'Area' },
  accountName: { id: 'calls.accountName', defaultMessage: 'Account' },
  tags: { id: 'calls.tags', defaultMessage: 'Tags' },
  score: { id: 'calls.score', defaultMessage: 'Score' },
  revenue: { id: 'calls.revenue', defaultMessage: 'Value' },
  leadStatus: { id: 'calls.leadStatus', defaultMessage: 'Lead status' },
  notes: { id: 'calls.notes', defaultMessage: 'Notes' },
  location: { id: 'calls.location', defaultMessage: 'Branch' },
  network: { id: 'calls.network', defaultMessage: 'Number type' },
  direction: { id: 'calls.direction', defaultMessage: 'Direction' },
  IVR: { id: 'calls.IVR', defaultMessage: 'Keys' },
  webSource: { id: 'calls.webSource', defaultMessage: 'Web source' },
  webMedium: { id: 'calls.webMedium', defaultMessage: 'Web medium' },
  audio: { id: 'calls.audio', defaultMessage: 'Recording' },
  unheard: { id: 'calls.unheard', defaultMessage: 'Not heard' },
  hasAudio: { id: 'calls.hasAudio', defaultMessage: 'Recorded' },
  firstTimeCaller: { id: 'calls.firstTimeCaller', defaultMessage: 'First call' },
  firstCall: { id: 'calls.firstCall', defaultMessage: 'First call' },
});

export const directionWords = defineMessages({
  inbound: { id: 'calls.inbound', defaultMessage: 'Inbound' },
  outbound: { id: 'calls.outbound', defaultMessage: 'Outbound' },
});
