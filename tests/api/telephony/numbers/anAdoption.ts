import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { numbers } from '../../../../server/kernel/db/schema/routing.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { login } from '../../../builders/api/login.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';
import { aCarrierDouble, type CarrierWords } from './aCarrierDouble.ts';

const environments: Record<CarrierWords, Record<string, string>> = {
  twilio: { CARRIER: 'twilio', CARRIER_ACCOUNT_SID: 'AC1' },
  signalwire: { CARRIER: 'signalwire', CARRIER_ACCOUNT_SID: 'project', CARRIER_WEBHOOK_KEY: 'PSK' },
  telnyx: {
    CARRIER: 'telnyx',
    CARRIER_ACCOUNT_SID: 'org',
    CARRIER_CONNECTION_ID: '77',
    CARRIER_WEBHOOK_KEY: Buffer.alloc(32, 'key').toString('base64'),
  },
};

export const allWords = Object.keys(environments) as CarrierWords[];

let next = 0;
/** A Sydney number that nobody has. */
export const aFreeDid = () => `+6125550${String((next += 1)).padStart(4, '0')}`;

/** A reseller with a client, another reseller, staff, and a carrier that has numbers for the installation. */
export async function anAdoption(words: CarrierWords) {
  const carrier = await aCarrierDouble(words);
  const world = await anAppWithCalls({ CARRIER_API_BASE: carrier.url, ...environments[words] });
  const { db, app } = world;
  const reseller = await anAccount(db);
  const client = await anAccount(db, { parentId: reseller });
  const flow = await aFlow(db, client);
  const { headers } = await login(app, (await aUser(db, reseller, ['super', 'admin'])).email);
  const { headers: staff } = await login(app, (await aUser(db, await anAccount(db), ['system'])).email);
  const account = await anAccount(db);
  const theirs = await login(app, (await aUser(db, account, ['super', 'admin'])).email);
  const elsewhere = words === 'telnyx' ? '12' : 'https://studio.example.test/flow';
  return {
    carrier,
    db,
    app,
    client,
    flow,
    headers,
    staff,
    elsewhere,
    other: { account, flow: await aFlow(db, account), headers: theirs.headers },
    /** Where the carrier sends calls that come to us. */
    ours: (words === 'telnyx' ? '77' : expect.stringContaining(`${world.url}/carrier/voice`)) as string,
    /** A number that the carrier has for us and no account has. */
    held(given: { mark?: string; pending?: boolean; goesTo?: string } = {}): string {
      const did = aFreeDid();
      carrier.state.held.push({ did, sid: `PN${did.slice(1)}`, goesTo: elsewhere, ...given });
      return did;
    },
    goesTo: (did: string) => carrier.state.held.find((each) => each.did === did)?.goesTo,
    /** Makes the carrier refuse to redirect numbers. */
    failToRedirect(): void {
      carrier.state.fails = words === 'telnyx' ? 'PATCH' : 'POST';
    },
    async adopt(did: string, given: object = {}, by = headers, into = client) {
      const body = { did, name: 'Front desk', source: 'Print', flow, ...given };
      const answer = await ask(app, endpoints.adoptNumber, { params: { account: into }, body }, by);
      return { ...answer, number: answer.status === 200 ? (JSON.parse(answer.body) as TrackingNumber) : null };
    },
    stored: (did: string) => db.$count(numbers, eq(numbers.did, did)),
    async audited(did: string) {
      const rows = await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `number ${did}`));
      return rows.map(({ action, accountId }) => [action, accountId]);
    },
  };
}
