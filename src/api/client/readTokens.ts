import type { Tokens } from '#contract/tenancy/session.contract.ts';

/** A clock that is off by less is not told from a slow network. */
const toleranceMs = 60_000;

/**
 * The tokens of a response, which expire by this browser's clock: a computer whose clock is hours ahead would find them expired
 * from the first on. The server's clock is that of the response's `Date`.
 */
export async function readTokens(response: Response): Promise<Tokens> {
  const { access, refresh } = (await response.json()) as Tokens;
  const ahead = Date.now() - Date.parse(response.headers.get('date') ?? '');
  const by = Math.abs(ahead) > toleranceMs ? ahead : 0;
  return {
    access: { ...access, expires: access.expires + by },
    refresh: { ...refresh, expires: refresh.expires + by },
  };
}
