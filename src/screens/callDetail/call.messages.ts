import { defineMessages } from 'react-intl';

export const callMessages = {
  ...defineMessages({
    back: { id: 'call.back', defaultMessage: 'All calls' },
    withheld: { id: 'call.withheld', defaultMessage: 'Number withheld' },
    notFound: { id: 'call.notFound', defaultMessage: 'This call is not among your calls' },
    notFoundBody: { id: 'call.notFoundBody', defaultMessage: 'It may belong to an account that you do not see.' },
    facts: { id: 'call.facts', defaultMessage: 'Call' },
    status: { id: 'call.statusLabel', defaultMessage: 'Status' },
    caller: { id: 'call.caller', defaultMessage: 'Caller' },
    area: { id: 'call.area', defaultMessage: 'Area' },
    firstTime: { id: 'call.firstTime', defaultMessage: 'First-time caller' },
    returning: { id: 'call.returning', defaultMessage: 'Returning caller' },
    number: { id: 'call.number', defaultMessage: 'Tracking number' },
    source: { id: 'call.source', defaultMessage: 'Source' },
    web: { id: 'call.web', defaultMessage: 'Web attribution' },
    target: { id: 'call.target', defaultMessage: 'Answered by' },
    account: { id: 'call.account', defaultMessage: 'Account' },
    started: { id: 'call.started', defaultMessage: 'Started' },
    ended: { id: 'call.ended', defaultMessage: 'Ended' },
    duration: { id: 'call.duration', defaultMessage: 'Duration' },
    talkTime: { id: 'call.talkTime', defaultMessage: 'Talk time' },
    keys: { id: 'call.keys', defaultMessage: 'Keys pressed' },
    tags: { id: 'call.tags', defaultMessage: 'Tags' },
    score: { id: 'call.score', defaultMessage: 'Score' },
    notes: { id: 'call.notes', defaultMessage: 'Notes' },
    none: { id: 'call.none', defaultMessage: '—' },
    audio: { id: 'call.audio', defaultMessage: 'Recording' },
    loadingAudio: { id: 'call.loadingAudio', defaultMessage: 'Loading the recording…' },
    legs: { id: 'call.legs', defaultMessage: 'Who was rung' },
    noLegs: { id: 'call.noLegs', defaultMessage: 'Nobody was rung.' },
    activity: { id: 'call.activity', defaultMessage: 'Activity' },
    noActivity: { id: 'call.noActivity', defaultMessage: 'Nothing is recorded.' },
    route: { id: 'call.route', defaultMessage: 'Route' },
    noRoute: { id: 'call.noRoute', defaultMessage: 'This call ran through no call flow.' },
    'leg.answered': { id: 'call.leg.answered', defaultMessage: 'Answered' },
    'leg.busy': { id: 'call.leg.busy', defaultMessage: 'Busy' },
    'leg.no-answer': { id: 'call.leg.noAnswer', defaultMessage: 'No answer' },
    'leg.failed': { id: 'call.leg.failed', defaultMessage: 'Not reached' },
    'leg.canceled': { id: 'call.leg.canceled', defaultMessage: 'Stopped ringing' },
    'leg.ringing': { id: 'call.leg.ringing', defaultMessage: 'Ringing' },
  }),
  ...defineMessages<{
    title: { caller: string };
    version: { name: string; version: number };
    rang: { ring: string; talk: string };
  }>({
    title: { id: 'call.title', defaultMessage: 'Call from {caller}' },
    version: { id: 'call.version', defaultMessage: '{name}, version {version, number}' },
    rang: { id: 'call.rang', defaultMessage: 'Rang {ring}, talked {talk}' },
  }),
};
