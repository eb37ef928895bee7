import {} from 'vitest';
import type { aMessagingWorld } from './aMessagingWorld.ts';
import { eventually } from '../../eventually.ts';

type World = Awaited<ReturnType<typeof aMessagingWorld>>;

export interface TestQuote {
  id: string;
  validUntil: string;
  messages: number;
  cost: { amount: number; currency: string };
  excluded: { reason: string; count: number }[];
}

/** Campaigns of a world’s account, through its API. */
export function campaignsOf(world: World) {
  let count = 0;
  const act = (uuid: string, action: string, body: object = { quote: null }) =>
    world.ask('PATCH', `bulk/${uuid}/${action}`, body);
  const read = async (uuid: string) => (await world.get(`bulk/${uuid}`)).body;
  return {
    act,
    read,
    /** A list of these contacts. */
    async aList(contacts: { number: string; fields?: Record<string, string> }[]): Promise<string> {
      count += 1;
      const { body } = await world.put('list', { account: world.account, name: `Recipients ${count}` });
      const list = String(body['uuid']);
      for (let from = 0; from < contacts.length; from += 5000)
        await world.put(`list/${list}/contacts`, { from: 'numbers', contacts: contacts.slice(from, from + 5000) });
      return list;
    },
    async save(draft: object) {
      const usual = { account: world.account, name: 'Autumn', sender: world.did, content: 'Hello', hours: null };
      const { status, body } = await world.put('bulk', { ...usual, ...draft });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return String(body['uuid']);
    },
    async quote(uuid: string) {
      const { version } = await read(uuid);
      const { status, body } = await world.put('bulk/quote', { campaign: uuid, version });
      return { status, body, quote: body as unknown as TestQuote };
    },
    /** Waits until a campaign has a status. */
    reaches: (uuid: string, status: string) =>
      eventually(async () => {
        const campaign = await read(uuid);
        if (campaign['status'] !== status) throw new Error(`${String(campaign['status'])}, not ${status}`);
        return campaign;
      }),
  };
}
