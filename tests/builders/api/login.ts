import { Tokens } from '#contract/tenancy/session.contract.ts';
import type { Askable } from './askable.ts';

/** The password of every user made by a builder. */
export const testPassword = 'correct horse battery';

export interface Login {
  /** Ready for `app.inject({ headers })`. */
  headers: { authorization: string };
  /** The refresh token: from the body in token mode `storage`, from the cookie otherwise. */
  refresh: string;
}

/** Logs in by email. @throws Error with the answer when the login is refused. */
export async function login(app: Askable, email: string, password = testPassword): Promise<Login> {
  const answer = await tryLogin(app, email, password);
  if (answer.statusCode !== 200) throw new Error(`${email} may not log in: ${answer.body}`);
  const tokens = Tokens.parse(answer.json());
  const cookie = answer.cookies.find(({ name }) => name === 'refresh')?.value;
  return {
    headers: { authorization: `Bearer ${tokens.access.token}` },
    refresh: tokens.refresh.jwt ?? cookie ?? '',
  };
}

export function tryLogin<App extends Askable>(app: App, email: string, password: string): ReturnType<App['inject']> {
  const credentials = Buffer.from(`${email}:${password}`).toString('base64');
  return app.inject({
    method: 'POST',
    url: '/v2/token/dashboard/',
    headers: { authorization: `Basic ${credentials}` },
  }) as ReturnType<App['inject']>;
}
