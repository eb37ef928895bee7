import type { IconName } from '../../ui/icon/iconPaths.ts';
import type { detailedActivity, plainActivity } from './activity.messages.ts';

/** How to show one kind of activity. */
interface ActivityKind {
  icon: IconName;
  plain: keyof typeof plainActivity;
  /** Used when the event's text is worth showing. */
  detailed?: keyof typeof detailedActivity;
  /** The event's text is in whole seconds. */
  seconds?: true;
  /** The event's text is an amount, as `moneyCode` writes it. */
  money?: true;
  /** The event's text is a lead status. */
  lead?: true;
}

/** The kinds of activity that have a message; the server may know more. */
export const activityKinds: ReadonlyMap<string, ActivityKind> = new Map<string, ActivityKind>([
  ['call.started', { icon: 'inbound', plain: 'started', detailed: 'started' }],
  ['call.imported', { icon: 'upload', plain: 'imported', detailed: 'importedOf' }],
  ['caller.blocked', { icon: 'warning', plain: 'blocked' }],
  ['key.pressed', { icon: 'hash', plain: 'keyPressed', detailed: 'keyPressed' }],
  ['tag.added', { icon: 'star', plain: 'tagAdded', detailed: 'tagAdded' }],
  ['tag.removed', { icon: 'close', plain: 'tagRemoved', detailed: 'tagRemoved' }],
  ['score.changed', { icon: 'pencil', plain: 'scoreChanged', detailed: 'scoreChanged' }],
  ['value.changed', { icon: 'pencil', plain: 'valueRemoved', detailed: 'valueSet', money: true }],
  ['leadStatus.changed', { icon: 'pencil', plain: 'leadStatusRemoved', detailed: 'leadStatusSet', lead: true }],
  ['notes.changed', { icon: 'pencil', plain: 'notesChanged', detailed: 'notesChanged' }],
  ['source.renamed', { icon: 'pencil', plain: 'sourceRenamed', detailed: 'sourceRenamed' }],
  ['target.rung', { icon: 'phone', plain: 'targetRung', detailed: 'targetRung' }],
  ['target.answered', { icon: 'phone', plain: 'targetAnswered', detailed: 'targetAnswered' }],
  // A whisper's text is the destination's id within the flow, meaningless to users.
  ['whisper.started', { icon: 'user', plain: 'whisperStarted' }],
  ['whisper.heard', { icon: 'check', plain: 'whisperHeard' }],
  ['whisper.refused', { icon: 'close', plain: 'whisperRefused' }],
  ['message.left', { icon: 'voicemail', plain: 'messageLeft', detailed: 'messageLeft', seconds: true }],
  ['recording.kept', { icon: 'play', plain: 'recordingKept', detailed: 'recordingKept', seconds: true }],
  ['call.lost', { icon: 'warning', plain: 'lost' }],
  ['call.looped', { icon: 'warning', plain: 'looped' }],
  ['call.fellBack', { icon: 'warning', plain: 'fellBack' }],
  ['recording.lost', { icon: 'warning', plain: 'recordingLost' }],
  ['recording.deleted', { icon: 'trash', plain: 'recordingDeleted' }],
  ['call.queued', { icon: 'clock', plain: 'queued' }],
  ['call.initiated', { icon: 'clock', plain: 'initiated' }],
  ['call.ringing', { icon: 'phone', plain: 'ringing' }],
  ['call.in-progress', { icon: 'phone', plain: 'inProgress' }],
  ['call.completed', { icon: 'check', plain: 'completed', detailed: 'completed', seconds: true }],
  ['call.busy', { icon: 'close', plain: 'busy' }],
  ['call.no-answer', { icon: 'close', plain: 'noAnswer' }],
  ['call.canceled', { icon: 'close', plain: 'canceled' }],
  ['call.failed', { icon: 'warning', plain: 'failed' }],
]);
