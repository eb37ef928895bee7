import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { AccountType } from '#contract/tenancy/accounts.contract.ts';
import { MemberAction } from '#contract/tenancy/team.contract.ts';
import type { Random } from '../../server/demo/seededRandom.ts';
import { type Sample, samplesOf } from '../builders/api/aWorld.ts';
import { testPassword } from '../builders/api/login.ts';
import { accountNear, freshEmail, type Known, pickOf, someRoles, userNear } from './coalition.ts';

export interface Deed {
  name: EndpointName;
  sample: Sample;
}

type Make = (random: Random, known: Known) => Sample;

const modest = ['admin', 'users', 'conf', 'reports'] as const;

/** Roles that many have, or any. */
const allowOf = (random: Random) =>
  Object.fromEntries(someRoles(random, random() < 0.6 ? modest : undefined, 2).map((role) => [role, true]));

const rulesOf = (random: Random, known: Known): object[] =>
  Array.from({ length: Math.floor(random() * 3) }, () => ({
    account: accountNear(random, known),
    blocked: random() < 0.3,
    allow: allowOf(random),
  }));

const accountOf: Make = (random, known) => ({ params: { accountId: accountNear(random, known) } });
const userOf: Make = (random, known) => ({ params: { id: userNear(random, known).id } });

/** What gives, takes, moves or makes a way in, about anything that the coalition knows. */
const powers = {
  inviteUser: (random, known) => ({
    body: {
      account: accountNear(random, known),
      email: freshEmail(),
      firstName: 'Ada',
      allow: allowOf(random),
      ...(random() < 0.3 && { acl: rulesOf(random, known) }),
    },
  }),
  changeUser: (random, known) => ({
    params: { email: userNear(random, known).email },
    body: {
      version: 1,
      ...(random() < 0.7 && { allow: allowOf(random) }),
      ...(random() < 0.3 && { acl: rulesOf(random, known) }),
    },
  }),
  actOnUser: (random, known) => ({
    ...userOf(random, known),
    body: { action: pickOf(random, MemberAction.options) },
  }),
  removeUser: userOf,
  createUserLink: userOf,
  createAccount: (random, known) => ({
    body: {
      father: accountNear(random, known),
      name: `Made ${freshEmail()}`,
      type: pickOf(random, AccountType.options),
      country: 'AU',
      timezone: 'Australia/Perth',
      ...(random() < 0.5 && { owner: { email: freshEmail() } }),
    },
  }),
  changeAccount: (random, known) => ({
    ...accountOf(random, known),
    body: {
      version: 1,
      ...(random() < 0.7 && { father: accountNear(random, known) }),
      ...(random() < 0.2 && { type: pickOf(random, AccountType.options) }),
      ...(random() < 0.2 && { billingClient: random() < 0.5 }),
      ...(random() < 0.1 && { status: random() < 0.5 ? 'suspended' : 'active' }),
    },
  }),
  inviteOwner: (random, known) => ({ ...accountOf(random, known), body: { email: freshEmail() } }),
  createOwnerLink: accountOf,
  createApiKey: (random, known) => ({
    params: { account: accountNear(random, known) },
    body: {
      name: freshEmail(),
      scopes: ['flows:read', 'flows:write', 'calls:import'],
      days: 90,
      password: testPassword,
    },
  }),
  createExporter: (random, known) => ({
    body: { account: accountNear(random, known), name: freshEmail(), subAccounts: true },
  }),
  changeExporter: (random, { exporters }) => ({
    params: { uuid: pickOf(random, exporters) },
    body: { version: 1, subAccounts: true },
  }),
  generateExporterKey: (random, { exporters }) => ({
    params: { uuid: pickOf(random, exporters) },
    body: { password: testPassword },
  }),
  setAccountLimit: (random, known) => ({
    params: { account: accountNear(random, known), name: 'numbers' },
    body: { most: 100_000 },
  }),
  topUpSmsCredit: (random, known) => ({
    params: { account: accountNear(random, known) },
    body: { amount: 100, note: 'Gift' },
  }),
  changeMe: (random, known) => ({
    body: { version: 1, firstName: 'Eve', allow: { system: true }, account: accountNear(random, known) },
  }),
} satisfies Partial<Record<EndpointName, Make>>;

const isPower = (name: EndpointName): name is keyof typeof powers => name in powers;

/** Those that end, and need a session; streams are endless and test calls write for a while. */
const usual = (Object.entries<EndpointSpec>(endpoints) as [EndpointName, EndpointSpec][])
  .filter(([name, { access }]) => access === 'session' && name !== 'live' && name !== 'testCall')
  .map(([name]) => name);

/** Anything that a member may try: more often than not what has to do with power. */
export function aDeed(random: Random, known: Known): Deed {
  if (random() < 0.65) {
    const name = pickOf(random, Object.keys(powers) as (keyof typeof powers)[]);
    return { name, sample: powers[name](random, known) };
  }
  const name = pickOf(random, usual);
  const sample = samplesOf(pickOf(random, known.worlds))[name];
  return { name, sample: random() < 0.3 ? misplaced(random, known, sample) : sample };
}

/** The same about another account: what belongs to one is said to belong to another. */
function misplaced(random: Random, known: Known, sample: Sample): Sample {
  const account = accountNear(random, known);
  const swapped = <Part extends object>(part: Part | undefined) =>
    part && ('account' in part ? { ...part, account } : part);
  return {
    ...sample,
    ...(sample.params && { params: swapped(sample.params) ?? {} }),
    ...(sample.body && { body: swapped(sample.body) ?? {} }),
    query: { ...sample.query, account: String(account) },
  };
}

/** Whether somebody may have more or less afterwards. */
export const changesPower = ({ name }: Deed): boolean => isPower(name);
