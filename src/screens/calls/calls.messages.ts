import { defineMessages } from 'react-intl';

export const callsMessages = {
  ...defineMessages({
    title: { id: 'calls.title', defaultMessage: 'Calls' },
    search: { id: 'calls.search', defaultMessage: 'Search caller, number or name' },
    empty: { id: 'calls.empty', defaultMessage: 'No calls found' },
    emptyBody: {
      id: 'calls.emptyBody',
      defaultMessage:
        'Calls to your tracking numbers appear here as they come in. Try a longer range or fewer filters.',
    },
    caller: { id: 'calls.caller', defaultMessage: 'Caller' },
    withheld: { id: 'calls.withheld', defaultMessage: 'Number withheld' },
    blocked: { id: 'calls.blocked', defaultMessage: 'Blocked' },
    firstTime: { id: 'calls.firstTime', defaultMessage: 'New' },
    status: { id: 'calls.status', defaultMessage: 'Status' },
    dateStart: { id: 'calls.dateStart', defaultMessage: 'Time' },
    trackingName: { id: 'calls.trackingName', defaultMessage: 'Number name' },
    trackingNumber: { id: 'calls.trackingNumber', defaultMessage: 'Tracking number' },
    trackingSource: { id: 'calls.trackingSource', defaultMessage: 'Source' },
    target: { id: 'calls.target', defaultMessage: 'Answered by' },
    duration: { id: 'calls.duration', defaultMessage: 'Duration' },
    talkTime: { id: 'calls.talkTime', defaultMessage: 'Talk time' },
    area: { id: 'calls.area', defaultMessage: 'Area' },
    accountName: { id: 'calls.accountName', defaultMessage: 'Account' },
    tags: { id: 'calls.tags', defaultMessage: 'Tags' },
    score: { id: 'calls.score', defaultMessage: 'Score' },
    IVR: { id: 'calls.IVR', defaultMessage: 'Keys' },
    webSource: { id: 'calls.webSource', defaultMessage: 'Web source' },
    webMedium: { id: 'calls.webMedium', defaultMessage: 'Web medium' },
    audio: { id: 'calls.audio', defaultMessage: 'Recording' },
    hasAudio: { id: 'calls.hasAudio', defaultMessage: 'Recorded' },
    file: { id: 'calls.file', defaultMessage: 'calls' },
    newer: { id: 'calls.newer', defaultMessage: 'There are new or changed calls.' },
    refresh: { id: 'calls.refresh', defaultMessage: 'Show them' },
    slotNote: {
      id: 'calls.slotNote',
      defaultMessage: 'Showing all calls in this range.',
    },
  }),
};
