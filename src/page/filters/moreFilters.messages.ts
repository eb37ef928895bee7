import { defineMessages } from 'react-intl';

/** The filters that only the call log has. */
export const moreMessages = {
  ...defineMessages({
    more: { id: 'filter.more', defaultMessage: 'More filters' },
    any: { id: 'filter.any', defaultMessage: 'Any' },
    direction: { id: 'filter.direction', defaultMessage: 'Direction' },
    'direction.inbound': { id: 'filter.direction.inbound', defaultMessage: 'Inbound' },
    'direction.outbound': { id: 'filter.direction.outbound', defaultMessage: 'Outbound' },
    network: { id: 'filter.network', defaultMessage: 'Number type' },
    tags: { id: 'filter.tags', defaultMessage: 'Tags' },
    firstTimeCaller: { id: 'filter.firstTimeCaller', defaultMessage: 'Caller' },
    'firstTimeCaller.true': { id: 'filter.firstTimeCaller.true', defaultMessage: 'First-time callers' },
    'firstTimeCaller.false': { id: 'filter.firstTimeCaller.false', defaultMessage: 'Returning callers' },
    audio: { id: 'filter.audio', defaultMessage: 'Recording' },
    'audio.true': { id: 'filter.audio.true', defaultMessage: 'With a recording' },
    'audio.false': { id: 'filter.audio.false', defaultMessage: 'Without a recording' },
    heard: { id: 'filter.heard', defaultMessage: 'Voicemail' },
    'heard.true': { id: 'filter.heard.true', defaultMessage: 'Voicemails heard' },
    'heard.false': { id: 'filter.heard.false', defaultMessage: 'Voicemails not heard' },
    talkTimeMin: { id: 'filter.talkTimeMin', defaultMessage: 'Talk time from (seconds)' },
    talkTimeMax: { id: 'filter.talkTimeMax', defaultMessage: 'Talk time to (seconds)' },
    scoreMin: { id: 'filter.scoreMin', defaultMessage: 'Score from' },
    scoreMax: { id: 'filter.scoreMax', defaultMessage: 'Score to' },
    revenueMin: { id: 'filter.revenueMin', defaultMessage: 'Value from' },
    revenueMax: { id: 'filter.revenueMax', defaultMessage: 'Value to' },
    answeredBy: { id: 'filter.answeredBy', defaultMessage: 'Answered by contains' },
    rangLast: { id: 'filter.rangLast', defaultMessage: 'Rang last contains' },
    area: { id: 'filter.area', defaultMessage: 'Area contains' },
    location: { id: 'filter.location', defaultMessage: 'Branch contains' },
    notes: { id: 'filter.notes', defaultMessage: 'Notes contain' },
  }),
  ...defineMessages<{
    talkLonger: { duration: string };
    talkShorter: { duration: string };
    scoreAtLeast: { score: number };
    scoreAtMost: { score: number };
    revenueAtLeast: { amount: string };
    revenueAtMost: { amount: string };
    inLocation: { text: string };
    inAnsweredBy: { text: string };
    inRangLast: { text: string };
    inArea: { text: string };
    inNotes: { text: string };
  }>({
    talkLonger: { id: 'filter.talkLonger', defaultMessage: 'Talked at least {duration}' },
    talkShorter: { id: 'filter.talkShorter', defaultMessage: 'Talked up to {duration}' },
    scoreAtLeast: { id: 'filter.scoreAtLeast', defaultMessage: 'Score at least {score, number}' },
    scoreAtMost: { id: 'filter.scoreAtMost', defaultMessage: 'Score up to {score, number}' },
    revenueAtLeast: { id: 'filter.revenueAtLeast', defaultMessage: 'Value at least {amount}' },
    revenueAtMost: { id: 'filter.revenueAtMost', defaultMessage: 'Value up to {amount}' },
    inLocation: { id: 'filter.inLocation', defaultMessage: 'Branch: {text}' },
    inAnsweredBy: { id: 'filter.inAnsweredBy', defaultMessage: 'Answered by: {text}' },
    inRangLast: { id: 'filter.inRangLast', defaultMessage: 'Rang last: {text}' },
    inArea: { id: 'filter.inArea', defaultMessage: 'Area: {text}' },
    inNotes: { id: 'filter.inNotes', defaultMessage: 'Notes: {text}' },
  }),
};
