import type { Campaign, CampaignDraft, CampaignPreview, Quote } from '#contract/messaging/campaign.ts';

const AUD = (amount: number) => ({ amount, currency: 'AUD' });

export function aCampaignDraft(change: Partial<CampaignDraft> = {}): CampaignDraft {
  return {
    account: 12345,
    name: 'Spring offer',
    sender: '+61398765432',
    content: 'Hi {firstName}, 20% off until Friday.',
    lists: ['6f0a9a52-6f1d-4c7e-9a63-0d6f0c1d8c01'],
    numbers: [],
    missing: {},
    optOutText: 'Reply STOP to opt out',
    at: null,
    hours: { from: '09:00', to: '20:00' },
    hoursReason: null,
    canary: null,
    skipUnrated: false,
    ...change,
  };
}

/** A saved campaign that nobody has got yet. */
export function aCampaign(change: Partial<Campaign> = {}): Campaign {
  return {
    ...aCampaignDraft(),
    country: null,
    uuid: '6f0a9a52-6f1d-4c7e-9a63-0d6f0c1d8c21',
    accountName: 'Harbour',
    status: 'saved',
    pauseReason: null,
    retriesAt: null,
    identificationCode: 'CAMP-7F3K',
    optOutId: null,
    remoteId: null,
    scheduled: null,
    concatenation: null,
    inList: 3,
    targets: null,
    processed: 0,
    sent: 0,
    delivered: 0,
    bounced: 0,
    blocked: 0,
    unknown: 0,
    replied: 0,
    optOuts: 0,
    charges: null,
    quote: null,
    userName: 'Ada',
    createdAt: '2026-03-01T00:00:00.000Z',
    startedAt: null,
    endedAt: null,
    version: 1,
    ...change,
  };
}

export function aCampaignPreview(change: Partial<CampaignPreview> = {}): CampaignPreview {
  const reached = {
    country: 'AU',
    excluded: null,
    segments: 1,
    encoding: 'GSM-7',
    timezone: 'Australia/Melbourne',
  } as const;
  const left = { country: null, text: '', segments: 0, encoding: 'GSM-7', at: null, timezone: null } as const;
  return {
    page: 1,
    total: 3,
    messages: [
      { ...reached, msisdn: '+61491570006', text: 'Hi Robin, 20% off until Friday.', at: '2026-03-01T00:00:00.000Z' },
      { ...left, msisdn: '+61491570156', excluded: 'opted-out' },
      { ...left, msisdn: '12', excluded: 'invalid' },
    ],
    unconfirmed: [],
    ...change,
  };
}

export function aQuote(change: Partial<Quote> = {}): Quote {
  return {
    id: '6f0a9a52-6f1d-4c7e-9a63-0d6f0c1d8c31',
    campaign: aCampaign().uuid,
    createdAt: '2026-03-01T00:00:00.000Z',
    validUntil: '2026-03-01T00:30:00.000Z',
    total: 3,
    messages: 1,
    segments: 1,
    concatenation: 1,
    encodings: { 'GSM-7': 1, 'UCS-2': 0 },
    excluded: [
      { reason: 'opted-out', count: 1 },
      { reason: 'invalid', count: 1 },
    ],
    countries: [{ country: 'AU', messages: 1, segments: 1, price: AUD(5), cost: AUD(5) }],
    unconfirmed: [],
    cost: AUD(5),
    credit: { before: AUD(1000), after: AUD(995) },
    affordable: true,
    firstAt: '2026-03-01T00:00:00.000Z',
    lastAt: '2026-03-01T00:00:00.000Z',
    ...change,
  };
}
