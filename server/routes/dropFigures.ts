import type { EndpointSpec } from '#contract/endpoint.ts';
import type { SessionContext } from '../http/handler.ts';

/**
 * Changes calls, and answers when no kept figure is older than the change. Other nodes learn of it from the database;
 * whoever changed it may ask this one before the notice is back.
 */
export async function dropFigures<E extends EndpointSpec, Result>(
  { figures, scope }: SessionContext<E>,
  change: Promise<Result>,
): Promise<Result> {
  const result = await change;
  for (const account of scope.accounts) figures.drop(account);
  return result;
}
