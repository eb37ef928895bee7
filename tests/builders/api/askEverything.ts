import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { Profile } from '#contract/tenancy/users.contract.ts';
import { Role } from '#values/roles.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { aUser } from './anAccount.ts';
import { ask } from './ask.ts';
import type { Askable } from './askable.ts';
import { aWorld, samplesOf } from './aWorld.ts';
import { login } from './login.ts';

/** Valid requests that need a web phone, a code or a link from an email. They are refused without it and have tests of their own. */
export const refusals: Partial<Record<EndpointName, number>> = {
  loginWithCode: 401,
  confirmTwoFactor: 403,
  useTwoFactorCode: 403,
  endSession: 404,
  removeTrustedDevice: 404,
  revokeOwnKey: 404,
  resetPassword: 404,
  confirmEmail: 404,
  retryJob: 404,
  applyFlow: 409,
  createSipCredentials: 404,
  // The views of an account below are those of its own users.
  changeSavedView: 404,
  deleteSavedView: 404,
  // The website of the samples is nowhere to be found.
  checkSnippet: 422,
  // Only a campaign that is going out can be paused.
  actOnCampaign: 409,
  // The alert of the samples is somebody else’s.
  readAlerts: 404,
  // Its provider sent nobody back.
  finishOAuthLink: 409,
  // Only a server that listens is asked at the host of the application, and answers.
  beginOAuthLink: 409,
  // The linked account of the samples gives no access.
  createGa4: 409,
  changeGa4: 409,
  prepareGa4: 409,
  listGa4Accounts: 409,
  listGa4Streams: 409,
  listGa4Protocols: 409,
  listGa4Dimensions: 409,
  listGa4Metrics: 409,
  listGa4Events: 409,
  createHubSpot: 409,
  createMicrosoft: 409,
  changeMicrosoft: 409,
  listMicrosoftAccounts: 409,
  listMicrosoftConversions: 409,
};

/** Whether a sample is answered as it should be. */
export const isExpected = (name: EndpointName, status: number) =>
  status === (refusals[name] ?? 200) || (name === 'beginOAuthLink' && status === 200);

/** Every role that a customer's user can have. */
export const everyRole: Role[] = ['admin', 'billing', 'conf', 'users', 'super'];

/** Whether no customer may use the endpoint. */
export function isForStaff({ roles }: EndpointSpec): boolean {
  return roles.length > 0 && !roles.some((role) => everyRole.includes(role));
}

const all = Object.entries<EndpointSpec>(endpoints) as [EndpointName, EndpointSpec][];

/** Another password would be refused to what asks for it; logging out ends the session that the others need. */
const last: EndpointName[] = ['changePassword', 'logout'];

/**
 * Sends a valid request to every endpoint except streams, and returns those that were answered otherwise than expected, with
 * the status. Each that may change something has a world of its own below the account; the others share one.
 */
export async function unansweredOf(app: Askable, db: Db, account: number): Promise<[string, number][]> {
  const { headers: mine, refresh } = await login(app, (await aUser(db, account, Role.options)).email);
  const answers: [EndpointName, number][] = [];
  const read = samplesOf(await aWorld(db, account));
  for (const [name, endpoint] of all.toSorted(([one], [other]) => last.indexOf(one) - last.indexOf(other))) {
    if (endpoint.response === 'stream') continue;
    const me = await app.inject({ method: 'GET', url: '/v2/user/me', headers: mine });
    const { version } = Profile.parse(me.json());
    const own = { login: { body: { refresh } }, changeMe: { body: { version, firstName: 'Ada' } } };
    const samples = { ...(endpoint.method === 'GET' ? read : samplesOf(await aWorld(db, account))), ...own };
    answers.push([name, (await ask(app, endpoint, samples[name], mine)).status]);
  }
  return answers.filter(([name, status]) => !isExpected(name, status));
}
