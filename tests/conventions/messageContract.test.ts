import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { smsCampaigns } from '#contract/smsCampaigns.contract.ts';
import { smsCredit } from '#contract/smsCredit.contract.ts';
import { smsInbox } from '#contract/smsInbox.contract.ts';
import { smsLists } from '#contract/smsLists.contract.ts';
import { smsOptOuts } from '#contract/smsOptOuts.contract.ts';
import { smsSettings } from '#contract/smsSettings.contract.ts';

const messages = { ...smsInbox, ...smsLists, ...smsCampaigns, ...smsOptOuts, ...smsSettings, ...smsCredit };

test('no two endpoints of messages share a method and path, and every parameter has a schema', () => {
  const all = Object.values({ ...endpoints, ...messages });
  const addresses = all.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  for (const endpoint of all) {
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const described = 'params' in endpoint ? Object.keys(endpoint.params.shape) : [];
    expect(new Set(described), endpoint.path).toEqual(new Set(named));
  }
});
