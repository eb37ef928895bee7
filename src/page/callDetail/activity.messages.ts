import { defineMessages } from 'react-intl';

/** Events without details. */
export const plainActivity = defineMessages({
  started: { id: 'call.activity.startedWithheld', defaultMessage: 'Incoming call, number withheld' },
  imported: { id: 'call.activity.imported', defaultMessage: 'Imported from another system' },
  blocked: { id: 'call.activity.blocked', defaultMessage: 'Rejected: caller is blocked' },
  keyPressed: { id: 'call.activity.anyKeyPressed', defaultMessage: 'Caller pressed a key' },
  tagAdded: { id: 'call.activity.anyTagAdded', defaultMessage: 'Tagged' },
  tagRemoved: { id: 'call.activity.anyTagRemoved', defaultMessage: 'Tag removed' },
  scoreChanged: { id: 'call.activity.anyScoreChanged', defaultMessage: 'Score changed' },
  valueRemoved: { id: 'call.activity.valueRemoved', defaultMessage: 'Value removed' },
  leadStatusRemoved: { id: 'call.activity.leadStatusRemoved', defaultMessage: 'Lead status as the caller’s' },
  notesChanged: { id: 'call.activity.anyNotesChanged', defaultMessage: 'Notes changed' },
  sourceRenamed: { id: 'call.activity.anySourceRenamed', defaultMessage: 'Source renamed' },
  targetRung: { id: 'call.activity.anyTargetRung', defaultMessage: 'Rang a destination' },
  targetAnswered: { id: 'call.activity.anyTargetAnswered', defaultMessage: 'Answered' },
  whisperStarted: { id: 'call.activity.whisperStarted', defaultMessage: 'Whisper started' },
  whisperHeard: { id: 'call.activity.whisperHeard', defaultMessage: 'Accepted after the whisper' },
  whisperRefused: { id: 'call.activity.whisperRefused', defaultMessage: 'Not accepted after the whisper' },
  messageLeft: { id: 'call.activity.anyMessageLeft', defaultMessage: 'Message left' },
  recordingKept: { id: 'call.activity.anyRecordingKept', defaultMessage: 'Recording saved' },
  lost: { id: 'call.activity.lost', defaultMessage: 'Lost contact with the call' },
  fellBack: {
    id: 'call.activity.fellBack',
    defaultMessage: 'Connected by the carrier while our server couldn’t be reached',
  },
  looped: { id: 'call.activity.looped', defaultMessage: 'Rejected because the call went in a circle' },
  recordingLost: { id: 'call.activity.recordingLost', defaultMessage: 'The carrier never provided the recording' },
  recordingDeleted: {
    id: 'call.activity.recordingDeleted',
    defaultMessage: 'Recording deleted after its retention period',
  },
  queued: { id: 'call.activity.queued', defaultMessage: 'Call queued' },
  initiated: { id: 'call.activity.initiated', defaultMessage: 'Call starting' },
  ringing: { id: 'call.activity.ringing', defaultMessage: 'Call ringing' },
  inProgress: { id: 'call.activity.inProgress', defaultMessage: 'Call connected' },
  completed: { id: 'call.activity.ended', defaultMessage: 'Call ended' },
  busy: { id: 'call.activity.busy', defaultMessage: 'Call ended: busy' },
  noAnswer: { id: 'call.activity.noAnswer', defaultMessage: 'Call ended: no answer' },
  canceled: { id: 'call.activity.canceled', defaultMessage: 'Call ended before anyone answered' },
  failed: { id: 'call.activity.failed', defaultMessage: 'Call failed' },
});

type Detail = { detail: string };

/** Events with a detail: a number, a name or a duration. */
export const detailedActivity = defineMessages<
  Record<
    | 'started'
    | 'importedOf'
    | 'keyPressed'
    | 'tagAdded'
    | 'tagRemoved'
    | 'scoreChanged'
    | 'valueSet'
    | 'leadStatusSet'
    | 'notesChanged'
    | 'sourceRenamed'
    | 'targetRung'
    | 'targetAnswered'
    | 'messageLeft'
    | 'recordingKept'
    | 'completed'
    | 'other',
    Detail
  >
>({
  importedOf: {
    id: 'call.activity.importedOf',
    defaultMessage: 'Imported from another system, as a call of {detail}',
  },
  started: { id: 'call.activity.started', defaultMessage: 'Incoming call from {detail}' },
  keyPressed: { id: 'call.activity.keyPressed', defaultMessage: 'Caller chose {detail}' },
  tagAdded: { id: 'call.activity.tagAdded', defaultMessage: 'Tagged {detail}' },
  tagRemoved: { id: 'call.activity.tagRemoved', defaultMessage: 'Removed the tag {detail}' },
  scoreChanged: { id: 'call.activity.scoreChanged', defaultMessage: 'Score set to {detail}' },
  valueSet: { id: 'call.activity.valueSet', defaultMessage: 'Value set to {detail}' },
  leadStatusSet: { id: 'call.activity.leadStatusSet', defaultMessage: 'Lead status set to {detail}' },
  notesChanged: { id: 'call.activity.notesChanged', defaultMessage: 'Notes changed by {detail}' },
  sourceRenamed: { id: 'call.activity.sourceRenamed', defaultMessage: 'Source renamed to {detail}' },
  targetRung: { id: 'call.activity.targetRung', defaultMessage: 'Rang {detail}' },
  targetAnswered: { id: 'call.activity.targetAnswered', defaultMessage: '{detail} answered' },
  messageLeft: { id: 'call.activity.messageLeft', defaultMessage: 'Message left, {detail}' },
  recordingKept: { id: 'call.activity.recordingKept', defaultMessage: 'Recording saved, {detail}' },
  completed: { id: 'call.activity.endedAfter', defaultMessage: 'Call ended after {detail}' },
  other: { id: 'call.activity.other', defaultMessage: 'Other event: {detail}' },
});
