import type { EditableFields } from './callEdit.ts';
import type { CallEdited } from './callEvent.ts';

/**
 * Applies people's edits, in the order of their versions, to what a call had before. An edit is a difference: tags
 * and points that the flow adds later, or that are reported later, are added to it, and undoing it brings back what was
 * there.
 */
export function foldEdits(given: EditableFields, edits: readonly CallEdited[]): EditableFields {
  const inOrder = edits.toSorted((a, b) => a.version - b.version);
  return inOrder.reduce(
    (fields, { tags, score, notes, revenue, leadStatus, source }) => ({
      tags: tags ? changedTags(fields.tags, tags) : fields.tags,
      score: score ? fields.score + score.after - score.before : fields.score,
      notes: notes ? notes.after : fields.notes,
      revenue: revenue ? revenue.after : fields.revenue,
      leadStatus: leadStatus ? leadStatus.after : fields.leadStatus,
      source: source ? source.after : fields.source,
    }),
    given,
  );
}

/** A tag that was there before and after an edit is none that somebody gave: it goes when its smart tag no longer gives it. */
function changedTags(tags: string[], { before, after }: NonNullable<CallEdited['tags']>): string[] {
  const known = new Set([...before, ...after]);
  const kept = after.filter((tag) => tags.includes(tag) || !before.includes(tag));
  return [...kept, ...tags.filter((tag) => !known.has(tag))];
}
