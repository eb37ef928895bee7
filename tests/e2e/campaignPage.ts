import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import type { Campaign, CampaignDraft } from '#contract/messaging/campaign.ts';
import { aCampaignDraft } from '../builders/api/aCampaign.ts';
import { choose } from './choosing.ts';
import { intercept, type Intercepted } from './intercept.ts';
import { RequestGate } from './RequestGate.ts';

/** The requests of a campaign’s page, each held until the test answers it. */
export class CampaignRequests {
  readonly loading = new RequestGate();
  readonly saving = new RequestGate();
  readonly previewing = new RequestGate();
  readonly quoting = new RequestGate();
  readonly acting = new RequestGate();
  readonly live = new RequestGate();
  readonly account: number;
  /** What the server says of the campaign when it is asked. */
  current: Campaign | null = null;

  constructor(account: number) {
    this.account = account;
  }

  /** The request that a state waits for. */
  of(snapshot: AnyMachineSnapshot): RequestGate {
    if (snapshot.matches('saving')) return this.saving;
    if (snapshot.matches('quoting')) return this.quoting;
    return snapshot.matches({ preparing: 'previewing' }) ? this.previewing : this.acting;
  }

  /** The model’s answer as the user’s own account would get it. */
  own<Value>(value: Value): Value {
    const text = JSON.stringify(value).replaceAll('"account":12345', `"account":${this.account}`);
    return JSON.parse(text) as Value;
  }
}

const nobody = { recordsTotal: 0, recordsFiltered: 0, data: [] };
const [list = ''] = aCampaignDraft().lists;

export async function holdCampaign(page: Page, account: number): Promise<CampaignRequests> {
  const requests = new CampaignRequests(account);
  const { sender } = aCampaignDraft();
  const answer = (json: unknown) => (request: Intercepted) => request.fulfill({ json });
  await intercept(
    page,
    '/v2/sms/senders/',
    answer([{ account, sender, kind: 'number', name: 'Front desk', countries: null, segmentsPerSecond: 1 }]),
  );
  await intercept(
    page,
    '/v2/sms/list',
    answer([
      {
        uuid: list,
        account,
        accountName: 'Harbour',
        name: 'Regulars',
        tot: 3,
        fields: ['firstName'],
        createdBy: 'Ada',
        createdAt: '2026-03-01T00:00:00.000Z',
        version: 1,
      },
    ]),
  );
  await intercept(page, '/v2/sms/bulk', (request) => requests.saving.hold(request));
  await intercept(page, '/v2/sms/bulk/:uuid', (request) =>
    request.method === 'GET'
      ? request.fulfill({ json: requests.own(requests.current) })
      : requests.saving.hold(request),
  );
  await intercept(page, '/v2/sms/bulk/:uuid/:action', (request) => requests.acting.hold(request));
  await intercept(page, '/v2/sms/bulk/:uuid/full', (request) =>
    new URL(request.url).searchParams.has('show')
      ? request.fulfill({ json: { campaign: requests.own(requests.current), quote: null, recipients: nobody } })
      : requests.loading.hold(request),
  );
  await intercept(page, '/v2/sms/bulk/quote', (request) => requests.quoting.hold(request));
  await intercept(page, '/v2/sms/bulk/preview/:page', (request) => requests.previewing.hold(request));
  await intercept(page, '/v2/live', (request) => requests.live.hold(request));
  return requests;
}

/** Types a whole campaign as the model begins one. */
export async function typeCampaign(page: Page, { name, content, optOutText }: CampaignDraft): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await choose(page, 'Sender', '+61 3 9876 5432');
  await page.getByLabel('Text', { exact: true }).fill(content);
  await page.getByLabel('Opt-out text').fill(optOutText);
  await page.getByRole('button', { name: /Lists$/ }).click();
  await page.getByRole('option', { name: /Regulars/ }).click();
  await page.keyboard.press('Escape');
}

const statuses: Record<string, number> = {
  GEN01: 400,
  'WRONG-STATUS': 409,
  'QUOTE-CHANGED': 409,
  'QUOTE-EXPIRED': 409,
};

/** Ends the request of an actor as the model does. */
export async function endRequest(requests: CampaignRequests, event: { type: string }): Promise<void> {
  const { output, error } = event as { output?: object; error?: { code: string; info?: object } };
  const state = /\w+$/.exec(event.type)?.[0] ?? '';
  const gates: Record<string, RequestGate> = {
    loading: requests.loading,
    saving: requests.saving,
    previewing: requests.previewing,
    quoting: requests.quoting,
  };
  const gate = gates[state] ?? requests.acting;
  if (output)
    requests.current =
      'campaign' in output && typeof output.campaign === 'object' ? (output.campaign as Campaign) : requests.current;
  if (output && 'status' in output) requests.current = output as Campaign;
  await gate.end((request) => {
    if (!error)
      return request.fulfill({ json: requests.own(state === 'loading' ? { ...output, recipients: nobody } : output) });
    const { code, info } = error;
    return request.fulfill({
      status: statuses[code] ?? 400,
      json: { errorCode: code, message: code, reference: 'r-1', ...(info && { info }) },
    });
  });
}

/** Tells the page by the live stream that the campaign has changed. */
export async function tellChange(requests: CampaignRequests, campaign: Campaign): Promise<void> {
  requests.current = campaign;
  const event = JSON.stringify({ type: 'campaign.changed', campaign: campaign.uuid });
  const headers = { 'content-type': 'text/event-stream' };
  await requests.live.end((request) => request.fulfill(new Response(`data: ${event}\n\n`, { headers })));
}
