import { sql } from 'drizzle-orm';
import { portingRequests } from '../../kernel/db/schema/porting.ts';

/** The condition that a porting request asks for a number. Numbers are stored as they were typed. */
export const asksFor = (did: string) => sql`exists (select
  from jsonb_array_elements_text(${portingRequests.details} -> 'numbers') as typed (number)
  where regexp_replace(typed.number, '[^0-9+]', '', 'g') = ${did})`;
