import { randomUUID } from 'node:crypto';
import { websiteContent } from '../../../builders/api/aWebsite.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { addSystemUser } from '../../../../server/commands/addSystemUser.ts';
import { readConfig } from '../../../../server/config.ts';
import { aBusiness } from '../../../builders/api/aSignup.ts';
import { aPdf, portingDetails } from '../../../builders/api/aPorting.ts';
import { ask } from '../../../builders/api/ask.ts';
import type { Sample } from '../../../builders/api/aWorld.ts';
import { aFlowDocument, aNode } from '../../../builders/api/aFlow.ts';
import { branchDetails } from '../../../builders/api/aBranch.ts';
import { databaseUrl } from '../../../builders/api/databaseUrl.ts';
import { login } from '../../../builders/api/login.ts';
import { eventually } from '../../../eventually.ts';
import { reportSettings } from '../../../builders/api/aReport.ts';
import { aCallFlow, type anAppWithCalls, aScript } from '../../carriers/aCarrier.ts';
import { webhooksTo } from '../../carriers/aWebhook.ts';

type App = Awaited<ReturnType<typeof anAppWithCalls>>;
type Headers = Record<string, string>;
type Named = Record<string, unknown> & { uuid: string; id: string; version: number };

const password = 'Correct-horse-7';
export const caller = '+61398765432';

/** Requests of one user, which must succeed. */
function requestsOf({ app }: App, headers: Headers) {
  return async <Body = Named>(name: EndpointName, sample: Sample = {}): Promise<Body> => {
    const answer = await ask(app, endpoints[name], sample, headers);
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.body}`);
    return (/^[[{]/.test(answer.body) ? JSON.parse(answer.body) : answer.body) as Body;
  };
}

const tokenOf = ({ url }: { url: string }): string => url.split('/').at(-1) ?? '';

/** The first system user of an installation, who is invited on the machine. */
async function aFirstUser(world: App) {
  const email = 'ada@operations.example';
  const environment = { DATABASE_URL: databaseUrl(world.db), LOG_LEVEL: 'silent' };
  const said = await addSystemUser(readConfig(environment), email);
  const token = /\/invite\/([\w-]{43}) /.exec(said)?.[1] ?? '';
  await requestsOf(world, {})('acceptInvite', { params: { token }, body: { password, firstName: 'Ada' } });
  return requestsOf(world, (await login(world.app, email, password)).headers);
}

type Requests = Awaited<ReturnType<typeof aFirstUser>>;

const place = { type: 'business', category: 'healthcare', country: 'AU', timezone: 'Australia/Perth' };

/** An account whose owner is invited; the token of their link. */
async function anInvitedOwner(system: Requests, father: number, email: string) {
  const body = { name: 'Harbour Dental', father, ...place, owner: { email, payment: 'skip' } };
  const { id } = await system<{ id: number }>('createAccount', { body });
  const link = await system<{ url: string }>('createOwnerLink', { params: { accountId: id } });
  return { account: id, signup: tokenOf(link) };
}

/**
 * A customer of an installation without the demo. Whatever they have came through doors that are open to everybody: the
 * command of the first user, the API, and the carrier's webhooks.
 */
export async function aCustomer(world: App) {
  const system = await aFirstUser(world);
  const [root] = await system<{ id: number }[]>('getAccountTree');
  const father = root?.id ?? 0;
  const email = 'owner@harbour.example';
  const { account, signup } = await anInvitedOwner(system, father, email);
  await system('sendSignupBusiness', { params: { token: signup }, body: aBusiness({ password }) });
  await system('sendSignupCard', { params: { token: signup }, body: { payment: 'skip' } });
  const waiting = await anInvitedOwner(system, father, 'waiting@quay.example');
  const mine = requestsOf(world, (await login(world.app, email, password)).headers);
  const numbers = await someNumbers(mine, account);
  const website = await aWebsite(world, mine, { account, did: numbers.did });
  await someCalls(world, mine, { account, did: numbers.did });
  return {
    account,
    signup: waiting.signup,
    mine,
    system,
    ...numbers,
    website,
    ...(await somePeople(mine, account)),
    ...(await somePlaces(mine, account)),
    ...(await someTexts(world, { mine, system, account, mobile: numbers.mobile })),
    ...(await aFeed(mine, account)),
  };
}

export type Customer = Awaited<ReturnType<typeof aCustomer>>;

/** Two rented numbers, of which the first has a menu and people behind it. */
async function someNumbers(mine: Requests, account: number) {
  await mine('createCallTag', { body: { account, name: 'Sales', color: '#1f4fd8' } });
  const { id: flow } = await mine('createFlow', { params: { account, type: 'flow' }, body: { draft: aCallFlow() } });
  const params = { account, type: 'flow', id: flow };
  await mine('saveFlow', { params, body: { basedOn: 1, draft: aCallFlow(), publish: true } });
  const rent = async (network: 'geo' | 'mobile', name: string) => {
    const found = await mine<{ did: string }[]>('availableNumbers', {
      params: { country: 'AU' },
      query: { network },
    });
    const did = found[0]?.did ?? '';
    const body = { did, country: 'AU', name, source: 'Website', flow };
    await mine('rentNumber', { params: { account, network }, body });
    return did;
  };
  return { flow, did: await rent('geo', 'Main line'), mobile: await rent('mobile', 'Texts') };
}

/** A website that shows a number to everybody, and a visitor from an ad. */
async function aWebsite(world: App, mine: Requests, { account, did }: { account: number; did: string }) {
  const { code } = await mine<{ code: string }>('createWebsite', { body: { account, domain: 'harbour.example' } });
  const everybody = { medium: 'any', source: 'any', landing: null, campaign: null, target: null };
  const rules = [{ ...everybody, id: randomUUID(), show: { type: 'number', number: did } }];
  await mine('changeWebsite', { params: { code }, body: { ...websiteContent, version: 1, rules } });
  const page = 'https://harbour.example/implants?gclid=g1&utm_campaign=Implants&utm_term=dentist';
  const payload = { visitor: null, page, referrer: 'https://www.google.com/', device: 'mobile' };
  await world.app.inject({ method: 'POST', url: `/s/${code}/visits`, payload });
  return code;
}

/** Calls that the carrier brings, one of them from the website, and the history of another system. */
async function someCalls(world: App, mine: Requests, { account, did }: { account: number; did: string }) {
  const place = async (keys: string[], start = Date.now() - 600_000) => {
    const call = await world.carrier.placeCall(aScript(did, { keys }), { start, speed: 5000 });
    await call.ended;
  };
  await place(['1']);
  await place([]);
  await place(['1'], Date.now());
  const call = { caller: '+61412000001', trackingNumber: did, status: 'answered', duration: 60 };
  const dateStart = new Date(Date.now() - 3_600_000).toISOString();
  const calls = [
    { ...call, dateStart, externalId: 'in' },
    { ...call, dateStart, externalId: 'out', direction: 'outbound', user: 'owner@harbour.example' },
  ];
  await mine('importCalls', { params: { account }, body: { calls } });
}

async function somePeople(mine: Requests, account: number) {
  const bo = { account, email: 'bo@harbour.example', firstName: 'Bo', allow: {} };
  const { id: person } = await mine<{ id: number }>('inviteUser', { body: bo });
  const link = await mine<{ url: string }>('createUserLink', { params: { id: person } });
  const numbers = [{ main: true, type: 'mobile', num: '+61412000099' }];
  await mine('addTwoFactorNumber', { body: { mobile: '+61412000088' } });
  const { uuid: contact } = await mine('createContact', {
    body: { account, firstName: 'Lin', lastName: 'Moss', numbers },
  });
  await mine('saveScheduledReport', { params: { account }, body: { ...reportSettings(account), remove: false } });
  await mine('blockNumber', { params: { account }, body: { caller: '+61370100099', name: 'Robot' } });
  const conditions = [{ kind: 'duration' as const, min: 3600 }];
  await mine('createFollowUp', { body: { account, name: 'Thanks', content: 'Thank you for calling.', conditions } });
  await mine('createSmartTag', { body: { account, name: 'An hour', colour: '#1f6feb', conditions } });
  return { person, invite: tokenOf(link), contact };
}

async function somePlaces(mine: Requests, account: number) {
  const { id: location } = await mine('createLocation', { params: { account }, body: { name: 'Stores' } });
  const details = branchDetails({ code: 'QUAY', locationId: location });
  const { id: branch } = await mine('createBranch', { params: { account }, body: details });
  const bytes = Buffer.from('postcode,specified-branch\r\n3000,QUAY\r\n');
  const params = { account, id: location };
  await mine('importLocationMap', { params, body: { invalid: 'refuse' }, file: { name: 'map.csv', bytes } });
  const stores = aFlowDocument({
    name: 'Stores',
    nodes: [aNode('start', 'start'), aNode('stores', 'locations', { location })],
  });
  const edges = [{ id: 'e1', from: 'start', exit: 'next', to: 'stores' }];
  const { id: storesFlow } = await mine('createFlow', {
    params: { account, type: 'flow' },
    body: { draft: { ...stores, edges } },
  });
  const { id: porting } = await mine('createPorting', { params: { account }, body: { ...portingDetails() } });
  await mine('addPortingInvoice', { params: { id: porting }, file: { name: 'invoice.pdf', bytes: aPdf } });
  return { location, branch, porting, storesFlow };
}

interface Texting {
  mine: Requests;
  system: Requests;
  account: number;
  /** The number that can text. */
  mobile: string;
}

/** Texts in both directions, and a campaign that went out. */
async function someTexts(world: App, { mine, system, account, mobile }: Texting) {
  await system('topUpSmsCredit', { params: { account }, body: { amount: 50_000, note: 'Invoice 12' } });
  await system('setSmsRate', { params: { account, country: 'AU' }, body: { price: 8 } });
  const { post } = webhooksTo(world);
  await post('/carrier/sms', {
    MessageSid: 'SM1',
    NumMedia: '0',
    From: '+61412000011',
    To: mobile,
    Body: 'Open today?',
  });
  const application = await mine<{ application: Named | null }>('getSmsApplication', { params: { number: mobile } });
  if (!application.application) await mine('createSmsApplication', { body: { number: mobile } });
  await mine('sendMessage', { body: { account, sender: mobile, target: '+61412000011', message: 'Until six.' } });
  await mine('changeConsent', { params: { account, msisdn: '+61412000033' }, body: { optedOut: true } });
  const { uuid: list } = await mine('createSmsList', { body: { account, name: 'Regulars' } });
  await mine('addListContacts', {
    params: { uuid: list },
    body: { from: 'numbers', contacts: [{ number: '+61412000022' }] },
  });
  const draft = { account, name: 'Winter', sender: mobile, content: 'Winter offers', lists: [list], hours: null };
  const { uuid: campaign, version } = await mine('createCampaign', { body: draft });
  const { id: quote } = await mine('quoteCampaign', { body: { campaign, version } });
  await mine('actOnCampaign', { params: { uuid: campaign, action: 'send' }, body: { quote } });
  await eventually(async () => {
    const { status } = await mine<{ status: string }>('getCampaign', { params: { id: campaign } });
    if (status !== 'sent') throw new Error(`the campaign is ${status}`);
  });
  return { list, campaign };
}

async function aFeed(mine: Requests, account: number) {
  const url = 'https://hooks.slack.com/services/T0/B0/harbour';
  await mine('changeSlack', { params: { account }, body: { version: 0, start: true, url } });
  const measurement = { measuramentId: 'G-HARB0UR', apiSecret: 'harbour-secret-1' };
  await mine('saveMeasurement', { params: { account }, body: measurement });
  const { uuid: exporter } = await mine('createExporter', { body: { account, name: 'Warehouse' } });
  const params = { uuid: exporter };
  const { key } = await mine<{ key: string }>('generateExporterKey', { params, body: { password } });
  const { data } = await mine<{ data: Named[] }>('listCalls');
  const { data: placed } = await mine<{ data: Named[] }>('listOutboundCalls');
  const [call, outbound] = [data.at(0)?.uuid ?? '', placed.at(0)?.uuid ?? ''];
  await mine('changeCall', { params: { id: call }, body: { version: 1, tags: ['Sales'] } });
  return { exporter, key, call, outbound };
}
