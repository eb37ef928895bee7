import type { Page } from 'playwright-core';
import type { Webhook } from '#contract/integrations/webhooks.contract.ts';
import type { Website } from '#contract/attribution/websites.contract.ts';
import type { AccountNode } from '#contract/tenancy/accounts.contract.ts';
import type { Bundle } from '#contract/telephony/bundles.contract.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { Conversation } from '#contract/messaging/inbox.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { paths } from '#contract/paths.ts';
import { aReviewPath } from './aReviewPath.ts';
import { expectVisible } from './person.ts';
import { apiAs } from './site.ts';
import { aWebsite, everybodySees } from './websites/aWebsite.ts';

export interface Screen {
  name: string;
  path: string;
  /** The user who opens it, or `nobody` for no login; defaults to the demo's admin. */
  person?: 'nobody' | 'reseller@demo.test' | 'system@demo.test';
  /** Its link is unknown to the server, which rejects it. */
  refused?: true;
  /** Opens something on top of the screen. */
  open?: (page: Page) => Promise<void>;
  /** Visible once the screen shows its content, in any language. */
  shows: (page: Page) => ReturnType<Page['locator']>;
}

const row = (page: Page) => page.locator('tbody tr[data-row]');
const node = (page: Page) => page.locator('.react-flow__node');
const form = (page: Page) => page.locator('main form input');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** A sentence about what happened. */
const said = (page: Page) => page.getByRole('main').getByRole('status');
const part = (page: Page) => page.getByRole('heading', { level: 2 });

const outside: Screen[] = [
  { name: 'login', path: '/login/', shows: form },
  { name: 'forgot password', path: '/forgot-password', shows: title },
  { name: 'reset password', path: `/reset-password#${'0'.repeat(36)}.${'0'.repeat(43)}`, shows: form },
  { name: 'expired password reset link', path: '/reset-password', shows: title },
  { name: 'confirm an email', path: '/confirm-email', shows: title },
  {
    name: 'unsubscribe',
    path: `/unsubscribe#${'0'.repeat(43)}`,
    shows: (page) => page.locator('main button').last(),
  },
  { name: 'incomplete unsubscribe link', path: '/unsubscribe', shows: title },
  { name: 'signup without a link', path: '/signup/', shows: title },
  { name: 'unknown signup link', path: '/signup/unknown', refused: true, shows: title },
  { name: 'unknown link for approval', path: `/flow-review/${'0'.repeat(43)}`, refused: true, shows: title },
  { name: 'unknown invitation', path: '/invite/unknown', refused: true, shows: title },
];

const brand: Screen[] = [
  { name: 'brand appearance', path: '/settings/custom', shows: form },
  { name: 'brand emails', path: '/settings/custom?tab=mails', shows: (page) => page.locator('main iframe') },
  { name: 'brand mail server', path: '/settings/custom?tab=server', shows: form },
  { name: 'brand domain', path: '/settings/custom?tab=domain', shows: form },
  { name: 'clients, planned', path: '/clients/list', shows: part },
];

/** The path of a draft that the demo gets at the first call. */
async function aBundlePath(api: Awaited<ReturnType<typeof apiAs>>, account: number): Promise<string> {
  const [begun] = await api<Bundle[]>('GET', '/v2/bundles/');
  const place = { country: 'IT', network: 'mobile', holder: 'individual', fields: {}, address: null };
  const { uuid } = begun ?? (await api<Bundle>('PUT', `/v2/bundles/${account}`, place));
  return `/settings/bundle/${uuid}`;
}

/** The path of a website with a pool, which the demo gets at the first call. */
/** A webhook whose host nobody has. */
async function aWebhookPath(api: Awaited<ReturnType<typeof apiAs>>, account: number): Promise<string> {
  const [known] = await api<Webhook[]>('GET', '/v2/integration/webhook');
  if (known) return paths.integration(known.uuid);
  const body = { account, name: 'CRM', url: 'https://crm.example/calls', filters: { kinds: ['call.ended'] } };
  const { webhook } = await api<{ webhook: Webhook }>('PUT', '/v2/integration/webhook', body);
  return paths.integration(webhook.uuid);
}

async function aWebsitePath(api: Awaited<ReturnType<typeof apiAs>>, { account, did }: TrackingNumber): Promise<string> {
  const [known] = await api<Website[]>('GET', '/v2/web/all');
  if (known) return paths.website(known.code);
  const code = await aWebsite(
    api,
    account,
    'roofs.example',
    [
      { number: '+61298765432', replacement: 'text' },
      { number: '+61298765433', replacement: 'image', find: 'phone', image: '/phone-{number}.png' },
    ],
    everybodySees(did),
  );
  const pool = { name: 'Visitors', numbers: [did], overflow: null, holdMinutes: 30, reserved: 0 };
  await api('POST', `/v2/web/${code}/pool`, pool);
  return paths.website(code);
}

/** Every screen of the page, for a call and a number of the demo. */
export async function everyScreen(site: Parameters<typeof apiAs>[0]): Promise<Screen[]> {
  const api = await apiAs(site, 'admin@demo.test');
  const numbers = await api<TrackingNumber[]>('GET', '/v2/number');
  const number = numbers.find(({ actionId }) => actionId !== null);
  const mobile = numbers.find(({ type }) => type === 'mobile');
  const calls = await api<{ data: Call[] }>('GET', '/v2/call?status=answered');
  const call = calls.data.find(({ talkTime }) => talkTime > 0);
  if (!number || !mobile || !call)
    throw new Error('the demo has no number with a call flow, no mobile number or no answered call');
  const [own] = await api<AccountNode[]>('GET', '/v2/account/tree');
  if (!own) throw new Error('the demo has no account');
  const [conversation] = (await api<{ data: Conversation[] }>('GET', '/v2/sms/mix?state=open')).data;
  if (!conversation) throw new Error('the demo has no conversation');
  const wizard = `/settings/wizard/${number.id}`;
  const review = await aReviewPath(site);
  const website = await aWebsitePath(api, number);
  return [
    ...outside.map((screen) => ({ ...screen, person: 'nobody' }) as const),
    { name: 'a call flow to approve', path: review, person: 'nobody', shows: node },
    { name: 'dashboard', path: '/dashboard', shows: row },
    { name: 'calls', path: '/calls', shows: row },
    { name: 'import calls', path: '/calls/import', shows: part },
    { name: 'call history', path: `/calls/history/${encodeURIComponent(call.caller ?? number.did)}`, shows: title },
    { name: 'call detail', path: `/calls/detail/${call.uuid}`, shows: node },
    { name: 'time and day', path: '/calls/time', shows: (page) => page.locator('svg [role="button"]') },
    ...['web', 'source', 'duration', 'missed', 'insight', 'ivr'].map((report) => ({
      name: `report: ${report}`,
      path: `/calls/${report}?range=last90Days&compare=previous`,
      shows: (page: Page) => page.locator('svg [role="button"]').first(),
    })),
    {
      name: 'outbound overview',
      path: '/index/outbound?range=last90Days',
      shows: (page) => page.locator('svg [role="button"]').first(),
    },
    { name: 'outbound calls', path: '/calls/outbound?range=last90Days', shows: row },
    { name: 'campaigns', path: '/messages/bulk', shows: row },
    { name: 'new campaign', path: '/messages/bulk?campaign=new', shows: form },
    { name: 'campaign lists', path: '/messages/lists', shows: row },
    { name: 'opt-outs', path: '/messages/opt-outs', shows: row },
    { name: 'inbox', path: '/messages/inbox', shows: (page) => page.locator('main li a').first() },
    {
      name: 'a conversation',
      path: `/messages/inbox?conversation=${conversation.uuid}`,
      shows: (page) => page.locator('main textarea'),
    },
    {
      name: 'message report',
      path: '/messages?range=last90Days',
      shows: (page) => page.locator('svg [role="button"]').first(),
    },
    { name: 'all messages', path: '/messages?range=last90Days&tab=list', shows: row },
    { name: 'campaign results', path: '/messages?tab=campaigns', shows: row },
    { name: 'SMS credit', path: '/messages/top-up', shows: form },
    { name: 'numbers', path: '/settings/numbers', shows: row },
    { name: 'new number', path: '/settings/tracking-number/new', shows: (page) => page.getByRole('radio') },
    { name: 'websites', path: '/integrations/dni', shows: row },
    ...['numbers', 'pools', 'install', 'test'].map((tab) => ({
      name: `a website: ${tab}`,
      path: `${website}?tab=${tab}`,
      shows: part,
    })),
    { name: 'integrations', path: '/integrations/list', shows: row },
    { name: 'a webhook', path: await aWebhookPath(api, number.account), shows: part },
    { name: 'linked accounts', path: '/integrations/links', shows: part },
    { name: 'back from a provider', path: '/integrations/linked', shows: said },
    { name: 'HubSpot', path: '/integrations/hubspot', shows: part },
    { name: 'AutoPlay', path: '/integrations/autoplay', shows: part },
    { name: 'Microsoft Advertising', path: '/integrations/microsoft', shows: part },
    { name: 'Google Analytics', path: '/integrations/ga4', shows: part },
    { name: 'For developers', path: '/integrations/developers', shows: part },
    { name: 'Zapier', path: '/integrations/zapier', shows: part },
    { name: 'Slack', path: '/integrations/slack', shows: form },
    { name: 'exporters', path: '/integrations/exporter', shows: row },
    { name: 'API keys', path: '/settings/api-keys', shows: form },
    { name: 'alerts', path: '/settings/alerts', shows: part },
    { name: 'smart tags', path: '/powerups/tags', shows: part },
    { name: 'sales attribution', path: '/powerups/attribution', shows: part },
    { name: 'follow-ups', path: '/powerups/followup', shows: part },
    { name: 'call intelligence', path: '/powerups/intelligence', shows: form },
    { name: 'powerups', path: '/powerups/list', shows: part },
    { name: 'sources', path: '/settings/sources', shows: row },
    { name: 'senders', path: '/settings/senders', shows: row },
    { name: 'blocked callers', path: '/settings/blocks', shows: form },
    { name: 'documents for numbers', path: '/settings/bundles', shows: row },
    { name: 'new documents', path: '/settings/bundle/new', shows: part },
    { name: 'a bundle of documents', path: await aBundlePath(api, own.id), shows: form },
    { name: 'portings', path: '/settings/portings', shows: part },
    { name: 'new porting', path: '/settings/porting/new', shows: (page) => page.locator('textarea') },
    { name: 'call flow', path: wizard, shows: node },
    { name: 'number details', path: `${wizard}?tab=details`, shows: form },
    { name: 'number routing', path: `${wizard}?tab=routing`, shows: (page) => page.getByRole('radio').last() },
    { name: 'locations', path: `${wizard}?tab=locations`, shows: part },
    { name: 'number messaging', path: `/settings/wizard/${mobile.id}?tab=messaging`, shows: form },
    { name: 'number insertion of a number', path: `${wizard}?tab=dni`, shows: part },
    { name: 'structure', path: '/settings/structure', shows: (page) => page.locator('[data-account]') },
    { name: 'account', path: `/settings/accounts/${own.id}`, shows: form },
    { name: 'new account', path: '/settings/account/new', shows: form },
    { name: 'users', path: '/users/list', shows: row },
    { name: 'invite a user', path: '/users/list/new', shows: form },
    { name: 'a user', path: '/users/list/reports@demo.test', shows: form },
    { name: 'my profile', path: '/users/me', shows: (page) => page.locator('main form').nth(1).locator('input') },
    { name: 'address book', path: '/users/addressbook', shows: (page) => part(page).or(row(page)) },
    { name: 'scheduled reports', path: '/users/reports', shows: part },
    { name: 'logins', path: '/users/logins', shows: row },
    { name: 'not found', path: '/not-found', shows: title },
    ...brand.map((screen) => ({ ...screen, person: 'reseller@demo.test' }) as const),
    { name: 'installation', path: '/admin', person: 'system@demo.test', shows: row },
    { name: 'jobs', path: '/admin?tab=jobs', person: 'system@demo.test', shows: row },
    { name: 'accounts by size', path: '/admin?tab=accounts', person: 'system@demo.test', shows: row },
    {
      name: 'identities to act as',
      path: '/settings/numbers',
      person: 'system@demo.test',
      open: (page) => page.getByRole('button', { name: /^(Act as|Agisci come)$/ }).click(),
      shows: (page) => page.getByRole('listbox').getByRole('option'),
    },
  ];
}

/** Loads a screen by its URL and waits until everything has loaded. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path);
  await waitForContent(page, screen);
}

/** Waits until everything of a screen has loaded, and opens what it has on top. */
export async function waitForContent(page: Page, { open, shows }: Screen): Promise<void> {
  if (open) {
    await expectVisible(row(page));
    await open(page);
  }
  await expectVisible(shows(page));
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}
