type Body = Record<string, unknown>;

/** What answers that list something call it. */
const lists = ['data', 'rows', 'buckets', 'agents', 'flows', 'locations', 'branches', 'entries', 'campaigns'];

/**
 * Whether an answer says anything: a list has an entry, and where entries are figures, one of them is not zero. A thing
 * that was asked for by its id always does.
 */
export function hasContent(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.some((entry) => !isFigures(entry) || someFigure(entry));
  if (typeof answer !== 'object' || answer === null) return answer !== null && answer !== '';
  const body = answer as Body;
  if (body['now'] !== undefined && !someFigure(body['now'] as Body)) return false;
  if (body['application'] === null) return false;
  const listed = lists.flatMap((name) => (Array.isArray(body[name]) ? [body[name]] : []));
  return listed.length === 0 || 'id' in body || 'uuid' in body || listed.some(hasContent);
}

/** Whether a row counts something. */
const isFigures = (row: unknown): row is Body =>
  typeof row === 'object' && row !== null && ('total' in row || 'label' in row) && !('uuid' in row);

const someFigure = (row: Body): boolean => Object.values(row).some((value) => typeof value === 'number' && value !== 0);
