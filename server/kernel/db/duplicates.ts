import pg from 'pg';

const uniqueViolation = '23505';

/** Whether a write failed because a row has this already: by the name of its constraint or unique index. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof pg.DatabaseError && cause.code === uniqueViolation && cause.constraint === constraint;
}
