import pg from 'pg';

/** Whether a statement failed because PostgreSQL can’t store U+0000: 22021 in text, 22P05 in JSON. */
export function holdsUnstorableText({ cause }: Error): boolean {
  return cause instanceof pg.DatabaseError && (cause.code === '22021' || cause.code === '22P05');
}
