import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { smsCampaigns } from '#contract/smsCampaigns.contract.ts';

test('no endpoint of campaigns shares its method and path with another, and every parameter has a schema', () => {
  const all = Object.values({ ...endpoints, ...smsCampaigns });
  const addresses = all.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  for (const endpoint of all) {
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const described = 'params' in endpoint ? Object.keys(endpoint.params.shape) : [];
    expect(new Set(described), endpoint.path).toEqual(new Set(named));
  }
});
