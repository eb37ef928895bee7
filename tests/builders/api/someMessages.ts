import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { autoTopUps } from '#contract/messaging/autoTopUps.contract.ts';
import type { cannedReplies } from '#contract/messaging/cannedReplies.contract.ts';
import type { creditWarnings } from '#contract/messaging/creditWarnings.contract.ts';
import type { messageReports } from '#contract/messaging/messageReports.contract.ts';
import type { campaigns as campaignEndpoints } from '#contract/messaging/campaigns.contract.ts';
import type { credit } from '#contract/tenancy/credit.contract.ts';
import type { inbox } from '#contract/messaging/inbox.contract.ts';
import type { lists as listEndpoints } from '#contract/messaging/lists.contract.ts';
import type { optOuts } from '#contract/messaging/optOuts.contract.ts';
import { microsOf } from '#values/sms/micros.ts';
import type { smsSettings } from '#contract/messaging/smsSettings.contract.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { accounts } from '../../../server/kernel/db/schema/accounts.ts';
import { campaigns, smsContacts, smsLists as lists } from '../../../server/kernel/db/schema/campaigns.ts';
import { messageMedia } from '../../../server/kernel/db/schema/messageMedia.ts';
import {
  cannedReplies as replies,
  conversations,
  messages,
  smsApplications,
} from '../../../server/kernel/db/schema/messages.ts';
import { smsSenders } from '../../../server/kernel/db/schema/senders.ts';
import { autoTopUps as topUps, smsCredits, smsRates, topUpOrders } from '../../../server/kernel/db/schema/smsCredit.ts';
import { findPayer } from '../../../server/tenancy/ledger/payers.ts';
import { placeOf } from '../../../server/messaging/messages/senders.ts';
import { aNumber } from './aNumber.ts';
import type { SamplesFor } from './aWorld.ts';

let count = 0;

/** A mobile number of Australia, unique in this file, whose owner gets messages and stays silent. */
export function aMobile(): string {
  count += 1;
  return `+61412${String(count * 100 + 11).padStart(6, '0')}`;
}

/** Inserts a number that can send texts. */
export function aTextNumber(db: Db, accountId: number, did = aMobile()) {
  return aNumber(db, accountId, { did, type: 'mobile' });
}

/** Gives an account’s payer credit, and rates, in minor units: 8 cents a segment to Australia, 5 to New Zealand, by default. */
export async function withCredit(
  db: Db,
  accountId: number,
  { balance = 100_000, rates = { AU: 8, NZ: 5 } }: { balance?: number; rates?: Record<string, number> } = {},
): Promise<number> {
  const { payerId, currency } = await findPayer(db, accountId);
  const target = smsCredits.accountId;
  await db
    .insert(smsCredits)
    .values({ accountId: payerId, balance: microsOf(balance), currency })
    .onConflictDoUpdate({ target, set: { balance: microsOf(balance) } });
  for (const [country, price] of Object.entries(rates))
    await db
      .insert(smsRates)
      .values({ accountId: payerId, country, price: microsOf(price) })
      .onConflictDoNothing();
  return payerId;
}

/** Inserts a text that came in, and its conversation. */
export async function aReceivedMessage(db: Db, accountId: number, did: string, msisdn = aMobile()) {
  const [id, conversation, stamp] = [randomUUID(), randomUUID(), new Date('2026-03-04T01:00:00Z')];
  const ends = { accountId, did, msisdn };
  const text = { content: 'Are you open?', segments: 1, encoding: 'GSM-7' } as const;
  await db.insert(messages).values({ ...ends, ...text, id, direction: 'inbound', state: 'received', stamp });
  const last = { lastMessageId: id, lastAt: stamp, lastInboundAt: stamp };
  await db.insert(conversations).values({ ...ends, ...last, id: conversation });
  return { message: id, conversation, msisdn };
}

export interface SomeMessages {
  sender: string;
  /** A sender name, which may be removed. */
  name: string;
  /** Campaign lists; the second one may be deleted. */
  lists: [string, string];
  /** Campaigns that were saved; the second one may be deleted. */
  campaigns: [string, string];
  /** Another number, without an application. */
  bare: string;
  /** What the first number does with texts. */
  application: string;
  conversation: string;
  message: string;
  /** Canned replies; the second one may be deleted. */
  replies: [string, string];
  /** An automatic top-up that is not paid yet. */
  order: string;
}

/** Inserts what a number does with texts: nothing but assign them to nobody. */
async function anApplication(db: Db, accountId: number, did: string): Promise<string> {
  const id = randomUUID();
  await db.insert(smsApplications).values({ accountId, id, did, autoReply: '', keywords: [], helpReply: '' });
  return id;
}

/** Inserts a campaign list of these numbers. Returns its id. */
export async function aSmsList(db: Db, accountId: number, msisdns: readonly string[] = [aMobile()]): Promise<string> {
  const id = randomUUID();
  const made = { createdBy: 'list-maker@example.test', createdAt: new Date('2026-03-01T00:00:00Z') };
  await db.insert(lists).values({ accountId, id, name: `Regulars ${id}`, total: msisdns.length, ...made });
  const contacts = msisdns.map((msisdn) => ({
    accountId,
    listId: id,
    msisdn,
    fields: {},
    ...placeOf(msisdn),
  }));
  if (contacts.length > 0) await db.insert(smsContacts).values(contacts);
  return id;
}

/** Inserts a campaign that was saved. Returns its id. */
export async function aCampaign(db: Db, accountId: number, sender: string, list: string): Promise<string> {
  const id = randomUUID();
  const made = { createdBy: 'campaigner@example.test', createdAt: new Date('2026-03-01T00:00:00Z') };
  const draft = { name: 'Autumn offers', sender, content: 'Autumn offers are here.', lists: [list], numbers: [] };
  const rules = { missing: {}, optOutText: '', hours: null, skipUnrated: false };
  await db.insert(campaigns).values({ accountId, id, code: `CAMP-${id.slice(0, 6)}`, ...draft, ...rules, ...made });
  return id;
}

/** Inserts a canned reply. Returns its id. */
async function aCannedReply(db: Db, accountId: number): Promise<string> {
  const id = randomUUID();
  await db
    .insert(replies)
    .values({ accountId, id, name: `Greeting ${id}`, content: 'Hi {firstName}, how can we help?' });
  return id;
}

/** Inserts an automatic top-up that is not paid yet, of an account whose credit is low. Returns its id. */
async function anOpenOrder(db: Db, accountId: number): Promise<string> {
  const [id, openedAt] = [randomUUID(), new Date('2026-03-04T01:00:00Z')];
  await db.insert(topUps).values({ accountId, active: true, below: 10_000_000, amount: 5000 });
  await db.insert(topUpOrders).values({ accountId, id, amount: 5000, currency: 'AUD', openedAt });
  return id;
}

/** An account that pays for itself, with numbers that send texts, credit, and a text that came in. */
export async function someMessages(db: Db, accountId: number): Promise<SomeMessages> {
  const { did: sender } = await aTextNumber(db, accountId);
  const { did: bare } = await aTextNumber(db, accountId);
  await db.update(accounts).set({ billingClient: true }).where(eq(accounts.id, accountId));
  await withCredit(db, accountId);
  const application = await anApplication(db, accountId, sender);
  const { conversation, message } = await aReceivedMessage(db, accountId, sender);
  const medium = { accountId, messageId: message, index: 0, type: 'image/png' };
  await db.insert(messageMedia).values({ ...medium, state: 'stored', storedAs: `${accountId}/${message}/0.png` });
  const own: [string, string] = [await aSmsList(db, accountId), await aSmsList(db, accountId)];
  const sent = async () => aCampaign(db, accountId, sender, own[0]);
  const saved: [string, string] = [await sent(), await sent()];
  const canned: [string, string] = [await aCannedReply(db, accountId), await aCannedReply(db, accountId)];
  const order = await anOpenOrder(db, accountId);
  const name = 'Quay';
  await db
    .insert(smsSenders)
    .values({ accountId, sender: name, countries: ['AU'], registeredBy: 'staff@example.test' });
  return {
    order,
    sender,
    name,
    lists: own,
    campaigns: saved,
    bare,
    application,
    conversation,
    message,
    replies: canned,
  };
}

export function samplesOfMessages(account: number, some: SomeMessages) {
  const { sender, name, bare, application, conversation, message, order } = some;
  const [list, spareList] = some.lists;
  const [campaign, spareCampaign] = some.campaigns;
  const [canned, spareCanned] = some.replies;
  const one = { params: { uuid: conversation } };
  return {
    getConversation: one,
    listConversationItems: one,
    changeConversation: { ...one, body: { version: 1, read: true } },
    listColleagues: { params: { account } },
    createCannedReply: { body: { account, name: 'Thanks', content: 'Thanks, {firstName}!' } },
    changeCannedReply: {
      params: { uuid: canned },
      body: { version: 1, name: `Greeting ${canned}`, content: 'Hello {firstName}' },
    },
    deleteCannedReply: { params: { uuid: spareCanned } },
    sendMessage: { body: { account, sender, target: '+61412000011', message: 'Hello' } },
    getMessage: { params: { uuid: message } },
    getMessageMedium: { params: { uuid: message, index: 0 } },
    createSmsList: { body: { account, name: 'Friends' } },
    getSmsList: { params: { uuid: list } },
    changeSmsList: { params: { uuid: list }, body: { version: 1, name: `Friends ${list}` } },
    deleteSmsList: { params: { uuid: spareList } },
    addListContacts: { params: { uuid: list }, body: { from: 'numbers', contacts: [{ number: '0412 000 911' }] } },
    countCallers: { params: { account } },
    addListCallers: { params: { uuid: list } },
    importListFile: {
      params: { uuid: list },
      body: { invalid: 'check' },
      file: { name: 'friends.csv', bytes: Buffer.from('number,firstName\n0412000911,Ann\n') },
    },
    createCampaign: { body: { account, name: 'Winter offers', sender, content: 'Hi {firstName}' } },
    getCampaign: { params: { id: campaign } },
    getCampaignResults: { params: { id: campaign } },
    changeCampaign: {
      params: { uuid: campaign },
      body: { version: 1, name: 'Winter offers', sender, content: 'Winter offers are here.', lists: [list] },
    },
    previewCampaign: { params: { page: 1 }, body: { account, name: 'Draft', sender, content: 'Hi', lists: [list] } },
    quoteCampaign: { body: { campaign: spareCampaign, version: 1 } },
    actOnCampaign: { params: { uuid: campaign, action: 'pause' }, body: { quote: null } },
    deleteCampaign: { params: { id: spareCampaign } },
    addOptOuts: { params: { account }, body: { numbers: ['0412 000 013'], evidence: 'From the old system' } },
    getConsent: { params: { account, msisdn: '+61412000011' } },
    changeConsent: { params: { account, msisdn: '+61412000012' }, body: { optedOut: true } },
    registerSender: { body: { account, sender: 'Harbour', countries: ['AU'] } },
    removeSender: { params: { account, sender: name } },
    getSmsApplication: { params: { number: sender } },
    createSmsApplication: { body: { number: bare } },
    changeSmsApplication: { params: { uuid: application }, body: { version: 1, autoReply: 'Thanks!' } },
    getSmsCredit: { params: { account } },
    topUpSmsCredit: { params: { account }, body: { amount: 5000, note: 'Invoice 12' } },
    getCreditWarning: { params: { account } },
    setCreditWarning: { params: { account }, body: { below: 500 } },
    getAutoTopUp: { params: { account } },
    setAutoTopUp: { params: { account }, body: { version: 1, active: true, below: 10_000_000, amount: 5000 } },
    endTopUpOrder: { params: { uuid: order, outcome: 'paid' }, body: { note: 'Invoice 13' } },
    setSmsRate: { params: { account, country: 'NZ' }, body: { price: 6 } },
  } satisfies SamplesFor<
    typeof inbox &
      typeof cannedReplies &
      typeof creditWarnings &
      typeof autoTopUps &
      typeof messageReports &
      typeof listEndpoints &
      typeof campaignEndpoints &
      typeof optOuts &
      typeof smsSettings &
      typeof credit
  >;
}
