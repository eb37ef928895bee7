import { beforeAll, describe, expect, test } from 'vitest';
import type { CarrierSettings } from '../../../server/carriers/carrierSettings.ts';
import { fetchesMedia } from '../../../server/carriers/messages/fetchMedium.ts';
import { aMediaServer, png } from './aMediaServer.ts';

let media: Awaited<ReturnType<typeof aMediaServer>>;
beforeAll(async () => {
  media = await aMediaServer();
});

function fetcher(kind: 'twilio' | 'telnyx') {
  const settings = { kind, accountSid: 'AC1', authTokens: ['secret'], apiBase: media.apiBase };
  return fetchesMedia(settings as unknown as CarrierSettings, media.outside);
}

describe.each([
  ['twilio', `Basic ${Buffer.from('AC1:secret').toString('base64')}`],
  ['telnyx', 'Bearer secret'],
] as const)('at %s', (kind, authorization) => {
  test('only the carrier’s own API gets our credentials, and no host that it redirects to', async () => {
    const file = media.outsideOf(`/${kind}/file`, png);
    const first = media.atCarrier(`/${kind}/second`, { to: file });
    const url = media.atCarrier(`/${kind}/first`, { to: new URL(first).pathname });
    expect(await fetcher(kind)(url)).toEqual(png);
    const asked = ['first', 'second', 'file'].flatMap((path) => media.askedFor(`/${kind}/${path}`));
    expect(asked.map((one) => [one.host, one.authorization])).toEqual([
      [media.host, authorization],
      [media.host, authorization],
      ['cdn.example.test', undefined],
    ]);
  });

  test('a host outside gets none when it redirects back to the carrier, which is refused as private', async () => {
    const target = media.atCarrier(`/${kind}/own`, png);
    const url = media.outsideOf(`/${kind}/back`, { to: target });
    await expect(fetcher(kind)(url)).rejects.toMatchObject({ wrong: 'address' });
    expect(media.askedFor(`/${kind}/own`)).toEqual([]);
  });
});

test('an address beside the API, or that only begins like it, is not the carrier’s', async () => {
  const { host } = media;
  for (const url of [
    `http://${host}/other`,
    `http://${host}/apiary`,
    `http://${host}/api/../other`,
    `https://${host}/api/x`,
  ])
    await expect(fetcher('twilio')(url), url).rejects.toMatchObject({ wrong: 'address' });
});

test.each([
  ['http://cdn.example.test/a', 'address'],
  ['https://inside.example.test/a', 'address'],
  ['https://169.254.169.254/latest/meta-data', 'address'],
  ['javascript:alert(1)', 'address'],
  ['https://unknown.example.test/a', 'unresolved'],
  ['https://cdn.example.test/nothing', 'status'],
])('%s is refused for its %s', async (url, wrong) => {
  await expect(fetcher('twilio')(url)).rejects.toMatchObject({ wrong });
  const redirect = media.atCarrier('/to-it', { to: url });
  await expect(fetcher('twilio')(redirect)).rejects.toMatchObject({ wrong });
});

test('5 MB are fetched, and not a byte more, from the carrier and from elsewhere', async () => {
  const most = Buffer.alloc(5 * 1024 * 1024, 'x');
  const more = Buffer.concat([most, Buffer.from('x')]);
  for (const place of ['atCarrier', 'outsideOf'] as const) {
    expect(await fetcher('twilio')(media[place]('/most', most))).toHaveLength(most.length);
    await expect(fetcher('twilio')(media[place]('/more', more))).rejects.toMatchObject({ wrong: 'size' });
  }
});

test('a carrier that redirects in circles is left', async () => {
  const url = media.atCarrier('/circle', { to: '/api/circle' });
  await expect(fetcher('twilio')(url)).rejects.toMatchObject({ wrong: 'redirects' });
});
