import { redirect } from 'react-router';
import { waitFor } from 'xstate';
import type { Page } from '#contract/pages.ts';
import { isAllowed } from '#values/permissions.ts';
import { paths } from '#contract/paths.ts';
import { encodeRedirect } from '../page/session/redirectParam.ts';
import { selectedAccounts } from '../page/accounts/selectedAccounts.ts';
import type { SessionActor, SessionSnapshot } from '../page/session/startSession.ts';
import { turnedAway } from './turnedAway.ts';

const isSettled = (snapshot: SessionSnapshot) => snapshot.hasTag('settled');
let opened = false;

/** Refreshes an expired session and waits until it settles; an open prompt holds the navigation. */
async function settle(session: SessionActor): Promise<SessionSnapshot> {
  await waitFor(session, isSettled);
  session.send({ type: 'navigated', at: Date.now(), internal: opened });
  const settled = await waitFor(session, isSettled);
  opened = true;
  return settled;
}

const toLogin = (url: URL) => redirect(paths.login(encodeRedirect(`${url.pathname}${url.search}${url.hash}`)));

/** Selects the accounts of `?account=` and removes it. */
function preselect(url: URL): Response | null {
  const asked = url.searchParams.getAll('account').flatMap((value) => value.split(','));
  if (asked.length === 0) return null;
  selectedAccounts.choose(asked.map(Number));
  url.searchParams.delete('account');
  return redirect(`${url.pathname}${url.search}${url.hash}`);
}

/** The redirect for a user who may not open the page; null if they may. */
export async function guard(
  session: SessionActor,
  { access, roles }: Pick<Page, 'access' | 'roles'>,
  url: URL,
): Promise<Response | null> {
  const snapshot = await settle(session);
  const { profile } = snapshot.context;
  if (access === 'public') return null;
  if (access === 'access') return profile ? redirect(paths.dashboard()) : null;
  if (!profile) return toLogin(url);
  if (access === 'secondFactor') return profile.secondFactorDue ? null : redirect(paths.dashboard());
  if (profile.secondFactorDue) return redirect(paths.secondFactor());
  if (!isAllowed(profile.allow, roles)) {
    turnedAway.because('forbidden');
    return redirect(paths.root());
  }
  return preselect(url);
}

/** Redirects signed-in users to the dashboard, others to the login. */
export async function guardRoot(session: SessionActor): Promise<Response> {
  const { context } = await settle(session);
  if (!context.profile) turnedAway.take();
  return redirect(context.profile ? paths.dashboard() : paths.login());
}
