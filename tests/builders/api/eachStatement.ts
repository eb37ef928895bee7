import type { Client } from 'pg';
import { pg } from './tested.ts';

/** A statement on its way to the database; a prepared one has a name. */
export interface Statement {
  text: string;
  name: string | undefined;
}

const query = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');

/** Shows every statement that is sent until `work` is done. Not for two at once. */
export async function eachStatement(show: (statement: Statement) => void, work: () => Promise<unknown>): Promise<void> {
  if (!query) throw new Error('the driver sends its statements by another method');
  const original = query.value as (this: Client, ...given: unknown[]) => unknown;
  pg.Client.prototype.query = function shown(this: Client, ...given: unknown[]) {
    const [asked] = given as [string | Partial<Statement>];
    const { text = '', name } = typeof asked === 'string' ? { text: asked } : asked;
    show({ text, name });
    return original.apply(this, given);
  } as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    Object.defineProperty(pg.Client.prototype, 'query', query);
  }
}
