import type { Money } from '#values/currency.ts';
import type { LeadStatus } from '#values/leadStatus.ts';
import type { EditedCall } from '../../kernel/events/happened.ts';
import type { CallEdited } from './callEvent.ts';

/** What people can change in a call. */
export interface EditableFields {
  tags: string[];
  score: number;
  notes: string;
  revenue: Money | null;
  /** Null while the call has that of its caller. */
  leadStatus: LeadStatus | null;
  /** The tracking source; changed only for all calls of a source. */
  source: string;
}

export interface EditableCall extends EditableFields {
  accountId: number;
  id: number;
  uuid: string;
  version: number;
  /** The number that was called. */
  did: string;
  /** Other systems heard of it: it is inbound, over, and no test. */
  isReported: boolean;
}

export interface CallEdit {
  call: EditableCall;
  edit: CallEdited;
  after: EditableFields;
}

/** The edit that changes a call so; undefined if the call is so already. */
export function editOf(
  call: EditableCall,
  {
    tags = call.tags,
    score = call.score,
    notes = call.notes,
    revenue = call.revenue,
    leadStatus = call.leadStatus,
    source = call.source,
  }: { [Field in keyof EditableFields]?: EditableFields[Field] | undefined },
  made: Pick<CallEdited, 'by' | 'bulk'>,
): CallEdit | undefined {
  const edit: CallEdited = {
    ...made,
    version: call.version + 1,
    ...(tags.join('\n') !== call.tags.join('\n') && { tags: { before: call.tags, after: tags } }),
    ...(score !== call.score && { score: { before: call.score, after: score } }),
    ...(notes !== call.notes && { notes: { before: call.notes, after: notes } }),
    ...(!isSameMoney(revenue, call.revenue) && { revenue: { before: call.revenue, after: revenue } }),
    ...(leadStatus !== call.leadStatus && { leadStatus: { before: call.leadStatus, after: leadStatus } }),
    ...(source !== call.source && { source: { before: call.source, after: source } }),
  };
  const isChanged = edit.tags ?? edit.score ?? edit.notes ?? edit.revenue ?? edit.leadStatus ?? edit.source;
  return isChanged && { call, edit, after: { tags, score, notes, revenue, leadStatus, source } };
}

function isSameMoney(one: Money | null, other: Money | null): boolean {
  return one?.amount === other?.amount && one?.currency === other?.currency;
}

const fieldNames = {
  tags: 'tags',
  score: 'score',
  notes: 'notes',
  revenue: 'revenue',
  leadStatus: 'leadStatus',
  source: 'trackingSource',
} as const;

/** What edits changed in calls that other systems heard of; one that is not over reports all of it when it ends. */
export function editedCalls(edits: readonly CallEdit[]): EditedCall[] {
  return edits
    .filter(({ call }) => call.isReported)
    .map(({ call: { uuid, did, tags: before }, edit, after: { tags } }) => ({
      uuid,
      did,
      version: edit.version,
      changed: Object.entries(fieldNames).flatMap(([field, name]) => (field in edit ? [name] : [])),
      tags,
      added: tags.filter((tag) => !before.includes(tag)),
    }));
}

/** The fields that an edit changed, before and after it. */
export function sidesOf({
  tags,
  score,
  notes,
  revenue,
  leadStatus,
  source,
}: CallEdited): Record<'before' | 'after', Partial<EditableFields>> {
  const side = (name: 'before' | 'after') => ({
    ...(tags && { tags: tags[name] }),
    ...(score && { score: score[name] }),
    ...(notes && { notes: notes[name] }),
    ...(revenue && { revenue: revenue[name] }),
    ...(leadStatus && { leadStatus: leadStatus[name] }),
    ...(source && { source: source[name] }),
  });
  return { before: side('before'), after: side('after') };
}
