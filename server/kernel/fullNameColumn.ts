import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** First and last name as one text. */
export function fullNameColumn({ firstName, lastName }: { firstName: AnyColumn; lastName: AnyColumn }): SQL<string> {
  return sql<string>`trim(${firstName} || ' ' || coalesce(${lastName}, ''))`;
}
