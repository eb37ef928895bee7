import { beforeAll, expect, test } from 'vitest';
import { campaignsOf } from './aCampaign.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';

const msisdn = '+61412345011';
const other = '+61412987011';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let lists: Record<string, string>;

/** Two people who write, get a campaign, opt out and are left out of the next one. */
beforeAll(async () => {
  world = await aMessagingWorld();
  const campaign = campaignsOf(world);
  const list = await campaign.aList([{ number: msisdn }, { number: other }]);
  const send = async (recipients: string[]) => {
    const uuid = await campaign.save({ lists: recipients });
    await campaign.act(uuid, 'send', { quote: (await campaign.quote(uuid)).quote.id });
    await campaign.reaches(uuid, 'sent');
    return uuid;
  };
  const first = await send([list]);
  for (const From of [msisdn, other]) await world.text({ From, To: world.did, Body: 'STOP' });
  const second = await send([list, await campaign.aList([{ number: '+61412777011' }])]);
  lists = {
    messages: 'message?datefrom=2020-01-01&direction=inbound',
    inbox: 'mix?start=0',
    'opt-outs': 'block?start=0',
    'a list’s contacts': `list/${list}?start=0`,
    'a campaign’s recipients': `bulk/${first}/full?start=0`,
    'those left out': `bulk/${second}/full?show=excluded`,
  };
});

async function found(path: string, search: string): Promise<string[]> {
  const { body } = await world.get(`${path}&search=${encodeURIComponent(search)}`);
  const page = (body['contacts'] ?? body['recipients'] ?? body) as { data: { msisdn: string }[] };
  return page.data.map((row) => row.msisdn).toSorted();
}

test.each(['messages', 'inbox', 'opt-outs', 'a list’s contacts', 'a campaign’s recipients', 'those left out'])(
  'a number is found among %s however it is written, whole or in part',
  async (name) => {
    const path = lists[name] ?? '';
    expect(await found(path, '')).toEqual([msisdn, other]);
    for (const search of [
      msisdn,
      '0412 345 011',
      '(0412) 345-011',
      '0061 412 345 011',
      '+61 (0)412 345 011',
      '345.011',
      '0011 61 412 345 011',
      'tel:+61412345011',
      '\u202A+61 412 345 011\u202C',
      '0412\u2011345\u2011011',
      '０４１２３４５０１１',
    ])
      expect([search, await found(path, search)]).toEqual([search, [msisdn]]);
    expect(await found(path, '0412 345 012')).toEqual([]);
  },
);

test('campaigns are found by their sender’s number in national writing', async () => {
  const national = `0${world.did.slice(3, 6)} ${world.did.slice(6)}`;
  expect((await world.get(`bulk?search=${encodeURIComponent(national)}`)).body).toMatchObject({ recordsFiltered: 2 });
  expect((await world.get('bulk?search=0499%20000%20000')).body).toMatchObject({ recordsFiltered: 0 });
});
