/** What people map fields from before there is a call, from a number reserved for fiction. */
export const sampleCall = {
  uuid: '00000000-0000-4000-8000-000000000001',
  account: 1,
  accountName: 'Sample',
  caller: '+61491570006',
  area: 'Sydney',
  firstTimeCaller: true,
  trackingNumber: '+61255500123',
  trackingName: 'Website',
  trackingSource: 'Google',
  dateStart: '2026-03-04T01:05:00.000Z',
  dateStop: '2026-03-04T01:07:30.000Z',
  state: 'ended',
  status: 'answered',
  duration: 150,
  talkTime: 132,
  tags: ['Quote'],
  notes: 'Asked for a quote',
};

export const sampleText = {
  uuid: '00000000-0000-4000-8000-000000000002',
  account: 1,
  from: '+61491570006',
  to: '+61255500123',
  trackingName: 'Website',
  content: 'Are you open on Saturday?',
  media: 0,
  at: '2026-03-04T01:07:30.000Z',
};

export const sampleFailedText = {
  uuid: '00000000-0000-4000-8000-000000000004',
  account: 1,
  from: '+61255500123',
  to: '+61491570006',
  trackingName: 'Website',
  content: 'We open at nine.',
  state: 'undelivered',
  error: '30003',
  campaign: null,
  at: '2026-03-04T01:07:30.000Z',
};

export const sampleOptOut = {
  uuid: '00000000-0000-4000-8000-000000000005',
  account: 1,
  number: '+61491570006',
  source: 'message',
  evidence: 'STOP',
  below: false,
  at: '2026-03-04T01:07:30.000Z',
};

export const sampleContact = {
  uuid: '00000000-0000-4000-8000-000000000003',
  account: 1,
  firstName: 'Ann',
  lastName: 'Example',
  numbers: [{ main: true, type: 'mobile', num: '+61491570006' }],
};
