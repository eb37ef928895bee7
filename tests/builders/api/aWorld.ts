import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { samplesOfCalls, type SomeCalls, someCalls } from './someCalls.ts';
import { flows, flowVersions } from '../../../server/kernel/db/schema/routing.ts';
import { randomUUID } from 'node:crypto';
import { aCall } from './aCall.ts';
import { aCallImport } from './aCallImport.ts';
import { anExporter } from './anExporter.ts';
import { anAccount } from './anAccount.ts';
import { samplesOfOAuthLinks, type SomeOAuthLink, someOAuthLink } from './anOAuthLink.ts';
import { aKey } from './aKey.ts';
import { alertSamples, anAlertRule, type SomeAlert } from './anAlertRule.ts';
import { samplesOfPowerups, type SomePowerups, somePowerups } from './somePowerups.ts';
import { anIntegration, samplesOfIntegration, type SomeIntegration } from './anIntegration.ts';
import { aFlowDocument, aFlowText } from './aFlow.ts';
import { aNumber } from './aNumber.ts';
import { type People, samplesOfPeople, somePeople } from './somePeople.ts';
import { brandSamples } from './brandSamples.ts';
import { type Routing, samplesOfRouting, someRouting } from './someRouting.ts';
import { samplesOfMessages, type SomeMessages, someMessages } from './someMessages.ts';
import { aReviewLink, type ReviewLink } from './aReviewLink.ts';
import { aBusiness, aSignup } from './aSignup.ts';
import { samplesOfWebsites, someWebsites, type SomeWebsites } from './aWebsite.ts';
import type { Sample, SamplesFor } from './samples.ts';
import { testPassword } from './login.ts';

export interface World {
  account: number;
  flow: string;
  did: string;
  routing: Routing;
  call: string;
  callLog: SomeCalls;
  /** An account below without numbers or accounts of its own. */
  spare: number;
  /** An invited account below, and the token of its owner's signup with complete business details. */
  invited: number;
  signup: string;
  people: People;
  /** An API key of somebody who left. */
  key: string;
  /** To the flow's draft. */
  review: ReviewLink;
  /** The second one may be deleted. */
  exporters: [string, string];
  callImport: string;
  messages: SomeMessages;
  integration: SomeIntegration;
  oauthLink: SomeOAuthLink;
  alert: SomeAlert;
  powerups: SomePowerups;
  websites: SomeWebsites;
}

/** Inserts a flow that was published once. */
export async function aFlow(db: Db, accountId: number, draft = aFlowDocument()): Promise<string> {
  const [id, at] = [randomUUID(), new Date('2026-03-01T00:00:00Z')];
  await db
    .insert(flows)
    .values({ accountId, id, name: draft.name, draft, publishedVersion: 1, changed: false, updatedAt: at });
  await db.insert(flowVersions).values({ accountId, flowId: id, version: 1, document: draft, publishedAt: at });
  return id;
}

export async function aWorld(db: Db, parentId?: number): Promise<World> {
  const account = await anAccount(db, parentId === undefined ? {} : { parentId });
  const flow = await aFlow(db, account);
  const { did } = await aNumber(db, account, { action: 'flow', actionId: flow });
  const routing = await someRouting(db, account);
  const call = await aCall(db, account, { trackingNumber: did, flowId: flow, flowVersion: 1 });
  const callLog = await someCalls(db, account, did);
  const spare = await anAccount(db, { parentId: account });
  const { account: invited, token: signup } = await aSignup(db, account);
  const people = await somePeople(db, account);
  const key = await aKey(db, account);
  const review = await aReviewLink(db, account, flow);
  const exporters: [string, string] = [(await anExporter(db, account)).id, (await anExporter(db, account)).id];
  const own = { account, flow, did, routing, call, callLog, spare, invited, signup, people, key, review };
  const messages = await someMessages(db, account);
  const integration = await anIntegration(db, account, did);
  const oauthLink = await someOAuthLink(db, account);
  const alert = await anAlertRule(db, account, { callUuid: call });
  const websites = await someWebsites(db, account, did);
  return {
    ...own,
    exporters,
    callImport: await aCallImport(db, account),
    messages,
    integration,
    oauthLink,
    alert,
    powerups: await somePowerups(db, account, { call, did }),
    websites,
  };
}

const importedCall = {
  dateStart: '2026-02-01T00:00:00Z',
  caller: '+61412345678',
  trackingNumber: '+61855550100',
  status: 'answered',
  duration: 60,
};

export type { Sample, SamplesFor } from './samples.ts';

/** A valid request for every endpoint, about a world's data. */
export function samplesOf(world: World): Record<EndpointName, Sample> {
  const withoutAnything = Object.fromEntries(Object.keys(endpoints).map((name) => [name, {}]));
  return { ...(withoutAnything as Record<EndpointName, Sample>), ...samplesWithInput(world) };
}

/** A missing one does not compile. */
function samplesWithInput(world: World): SamplesFor<typeof endpoints> {
  const { account, flow, did, call, spare, invited, signup, key, callImport } = world;
  const [exporter, spareExporter] = world.exporters;
  const { id: review, token: reviewToken } = world.review;
  const object = { account, type: 'flow', id: flow };
  return {
    login: { body: { refresh: 'cookie' } },
    loginWithCode: { body: { challenge: randomUUID(), code: '123456' } },
    endSession: { params: { session: randomUUID() } },
    addTwoFactorNumber: { body: { mobile: '+61491570156' } },
    newTotpSecret: { params: { mode: 'totp' } },
    retryJob: { params: { job: randomUUID() } },
    confirmTwoFactor: { params: { mode: 'totp' }, body: { code: '123456' } },
    useTwoFactorCode: { body: { code: '123456', action: 'check' } },
    removeTrustedDevice: { params: { device: randomUUID() } },
    changePassword: { body: { current: testPassword, password: 'Another-horse-7' } },
    forgotPassword: { body: { email: 'robin@example.test' } },
    resetPassword: {
      params: { id: randomUUID() },
      body: { token: 'x'.repeat(43), password: 'Another-horse-7' },
    },
    registerEmail: { body: { email: 'robin@example.test', password: testPassword } },
    confirmEmail: { query: { token: 'x'.repeat(43) } },
    heartbeat: { params: { idle: 5 } },
    ...samplesOfPeople(world.people),
    getAccountBranch: { params: { accountId: account, depth: 'all' } },
    getAccount: { params: { accountId: account } },
    listVoices: { params: { account } },
    chooseVoice: { params: { account }, body: { language: 'en-AU', voice: 'Polly.Olivia-Neural' } },
    listAccountLimits: { params: { account } },
    setAccountLimit: { params: { account, name: 'numbers' }, body: { most: 500 } },
    createAccount: {
      body: {
        father: account,
        name: 'Pier Dental',
        type: 'subaccount',
        country: 'AU',
        timezone: 'Australia/Perth',
        highway: null,
        billingClient: false,
      },
    },
    changeAccount: { params: { accountId: spare }, body: { version: 1, name: 'Quay Dental', highway: null } },
    previewMove: { params: { accountId: invited, father: account } },
    inviteOwner: { params: { accountId: invited }, body: { email: `owner-${randomUUID()}@example.test` } },
    deleteAccount: { params: { accountId: spare }, body: { accounts: 1 } },
    getSignup: { params: { token: signup } },
    sendSignupBusiness: { params: { token: signup }, body: aBusiness() },
    sendSignupCard: { params: { token: signup }, body: { payment: 'skip' } },
    ...samplesOfRouting(world),
    ...samplesOfOAuthLinks(account, world.oauthLink),
    ...alertSamples(world.alert),
    ...samplesOfPowerups(world.powerups, { call, did }),
    ...samplesOfIntegration({ ...world.integration, call, did }),
    ...samplesOfWebsites(world.websites),
    ...samplesOfCalls({ account, call, callLog: world.callLog }),
    changeNumber: { params: { did }, body: { version: 1, name: 'Front page' } },
    testCall: {
      params: { did },
      body: { caller: '+61412000000', keys: ['1'], agent: 'answers', talkSeconds: 1, speed: 100 },
    },
    listFlows: { params: { account, type: 'flow' } },
    getFlow: { params: object },
    createFlow: { params: { account, type: 'flow' }, body: { draft: aFlowDocument() } },
    saveFlow: { params: object, body: { basedOn: 1, draft: aFlowDocument({ name: 'After hours' }) } },
    listFlowVersions: { params: object },
    getFlowVersion: { params: { ...object, version: 1 } },
    publishFlowVersion: { params: { ...object, version: 1 }, body: { note: 'as before' } },
    getFlowCounts: { params: object },
    listPastCalls: { params: object },
    getPublication: { params: object },
    scheduleFlow: { params: object, body: { document: aFlowDocument(), publishAt: '2099-01-01T00:00:00.000Z' } },
    unscheduleFlow: { params: object },
    startCanary: { params: object, body: { document: aFlowDocument(), share: 10 } },
    endCanary: { params: { ...object, action: 'back' } },
    listPeopleHere: { params: object },
    stayHere: { params: { ...object, tab: randomUUID() }, body: { step: null, editing: false } },
    leaveFlow: { params: { ...object, tab: randomUUID() } },
    listFlowReviews: { params: object },
    createFlowReview: { params: object, body: { draftVersion: 1, recipient: 'Ann', days: 7 } },
    endFlowReview: { params: { ...object, review } },
    getFlowReview: { params: { token: reviewToken } },
    answerFlowReview: { params: { token: reviewToken }, body: { verdict: 'approved', name: 'Ann Smith' } },
    getFlowText: { params: object },
    planFlow: { params: object, body: { text: aFlowText } },
    applyFlow: { params: object, query: { plan: 'x'.repeat(43) }, body: { text: aFlowText } },
    listApiKeys: { params: { account } },
    createApiKey: {
      params: { account },
      body: { name: 'Deploys', scopes: ['flows:read'], days: 90, password: testPassword },
    },
    revokeApiKey: { params: { account, id: key } },
    pointNumber: { params: { account, did }, body: { flow: null, version: 1 } },
    getFlowWorld: { params: { account }, body: { numbers: [] } },
    listHolidays: { params: { country: 'AU' } },
    validateFlow: { params: { account }, body: { document: aFlowDocument() } },
    getCall: { params: { id: call } },
    getCallDetail: { params: { id: call } },
    getOutboundCallDetail: { params: { id: world.callLog.outbound } },
    getCallAudio: { params: { id: call } },
    markHeard: { params: { id: world.callLog.voicemail }, body: { heard: true } },
    getGroupList: { params: { type: 'number' } },
    getMissed: { params: { view: 'days' } },
    getInsight: { params: { account, insight: 'hours' } },
    getAgent: { params: { agent: 'all' } },
    reportPageError: { body: { message: 'it is not a function', page: '/dashboard' } },
    changePreferences: { body: { preferences: { onboardingDismissed: true } } },
    listCallImports: { params: { account } },
    importCalls: { params: { account }, body: { calls: [{ ...importedCall, externalId: randomUUID() }] } },
    importCallFile: {
      params: { account },
      body: { invalid: 'check' },
      file: { name: 'history.csv', bytes: Buffer.from('dateStart,caller,trackingNumber,status\n') },
    },
    undoCallImport: { params: { account, id: callImport } },
    getExporter: { params: { uuid: exporter } },
    createExporter: { body: { account, name: 'Warehouse' } },
    changeExporter: { params: { uuid: exporter }, body: { version: 1, name: 'Warehouse' } },
    generateExporterKey: { params: { uuid: exporter }, body: { password: testPassword } },
    revokeOwnKey: { params: { kind: 'api', id: key } },
    deleteExporter: { params: { uuid: spareExporter } },
    readExporterFeed: { params: { uuid: exporter } },
    getMailState: { params: { account } },
    createOwnerLink: { params: { accountId: world.invited } },
    getTheme: { params: { host: 'calls.example.test' } },
    ...brandSamples(account),
    ...samplesOfMessages(account, world.messages),
  };
}
