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
    talkTimeMin: { id: 'filter.talkTimeMin', defaultMessage: 'Talk time from (seconds)' },
    talkTimeMax: { id: 'filter.talkTimeMax', defaultMessage: 'Talk time to (seconds)' },
    scoreMin: { id: 'filter.scoreMin', defaultMessage: 'Score from' },
    scoreMax: { id: 'filter.scoreMax', defaultMessage: 'Score to' },
    area: { id: 'filter.area', defaultMessage: 'Area contains' },
    notes: { id: 'filter.notes', defaultMessage: 'Notes contain' },
  }),
  ...defineMessages<{
    talkLonger: { duration: string };
    talkShorter: { duration: string };
    scoreAtLeast: { score: number };
    scoreAtMost: { score: number };
    inArea: { text: string };
    inNotes: { text: string };
  }>({
    talkLonger: { id: 'filter.talkLonger', defaultMessage: 'Talked at least {duration}' },
    talkShorter: { id: 'filter.talkShorter', defaultMessage: 'Talked up to {duration}' },
    scoreAtLeast: { id: 'filter.scoreAtLeast', defaultMessage: 'Score at least {score, number}' },
    scoreAtMost: { id: 'filter.scoreAtMost', defaultMessage: 'Score up to {score, number}' },
    inArea: { id: 'filter.inArea', defaultMessage: 'Area: {text}' },
    inNotes: { id: 'filter.inNotes', defaultMessage: 'Notes: {text}' },
  }),
};
