import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../db/executor.ts';
import { giveBack, takeNumber, takenNumbers } from '../../repositories/localCarrierNumbers.repository.ts';
import type { CarrierSettings } from '../carrierSettings.ts';
import { newSid } from './channel.ts';
import { carrierCredentials } from './credentials.ts';
import { isInStock, stockOf, type StockNumber } from './numberStock.ts';
import { refuse } from './refuse.ts';

const networks = { Local: 'geo', Mobile: 'mobile', National: 'smart', TollFree: 'tollfree' } as const;

const Place = z.object({
  account: z.string(),
  country: z.string(),
  kind: z.enum(['Local', 'Mobile', 'National', 'TollFree']),
});
const Search = z.object({
  PageSize: z.coerce.number().int().min(1).max(100).default(30),
  Contains: z.string().optional(),
  InLocality: z.string().optional(),
});
const Purchase = z.object({ PhoneNumber: z.string(), VoiceUrl: z.url() });
const One = z.object({ account: z.string(), sid: z.string() });

/** The local carrier's number endpoints, compatible with Twilio's REST API. */
export async function mountNumbers(
  app: FastifyInstance,
  settings: CarrierSettings,
  db: Db,
  prefix: string,
): Promise<void> {
  const knows = carrierCredentials(settings);
  const base = `${prefix}/2010-04-01/Accounts/:account`;
  await app.register(async (rest) => {
    await rest.register(formbody, { bodyLimit: 64 * 1024 });
    rest.addHook('preHandler', async (request: FastifyRequest, reply) => {
      if (!knows(request.headers.authorization)) return refuse(reply, 401, 20_003, 'Authenticate');
    });

    rest.get(`${base}/AvailablePhoneNumbers/:country/:kind.json`, async (request, reply) => {
      const place = Place.safeParse(request.params);
      const asked = Search.safeParse(request.query);
      const stock = place.success && asked.success ? stockAt(place.data, asked.data) : undefined;
      if (!stock || !asked.success) return refuse(reply, 404, 20_404, 'The requested resource was not found');
      const free = await firstFree(db, stock, asked.data.PageSize);
      return reply.send({ uri: request.url, available_phone_numbers: free.map((number) => described(number)) });
    });

    rest.post(`${base}/IncomingPhoneNumbers.json`, async (request, reply) => {
      const asked = Purchase.safeParse(request.body);
      if (!asked.success) return refuse(reply, 400, 21_421, 'PhoneNumber is invalid');
      const { PhoneNumber: did, VoiceUrl: voiceUrl } = asked.data;
      const sid = newSid('PN');
      const isFree = isInStock(did) && !(await takenNumbers(db, [did])).has(did);
      if (!isFree || !(await takeNumber(db, { did, sid, voiceUrl })))
        return refuse(reply, 400, 21_422, `${did} is not available`);
      return reply.code(201).send({ sid, phone_number: did, voice_url: voiceUrl, status: 'in-use' });
    });

    rest.delete(`${base}/IncomingPhoneNumbers/:sid.json`, async (request, reply) => {
      const { sid } = One.parse(request.params);
      if (!(await giveBack(db, sid))) return refuse(reply, 404, 20_404, 'The requested resource was not found');
      return reply.code(204).send();
    });
  });
}

function stockAt({ country, kind }: z.output<typeof Place>, { Contains, InLocality }: z.output<typeof Search>) {
  return stockOf({ country, network: networks[kind], contains: Contains, town: InLocality });
}

/** The first unused numbers, looked up in small batches. */
async function firstFree(db: Db, stock: Iterable<StockNumber>, most: number): Promise<StockNumber[]> {
  const free: StockNumber[] = [];
  const numbers = Iterator.from(stock);
  for (let some = numbers.take(most).toArray(); some.length > 0; some = numbers.take(most).toArray()) {
    const taken = await takenNumbers(
      db,
      some.map(({ did }) => did),
    );
    free.push(...some.filter(({ did }) => !taken.has(did)));
    if (free.length >= most) break;
  }
  return free.slice(0, most);
}

function described({ did, town, network }: StockNumber) {
  return {
    friendly_name: did,
    phone_number: did,
    locality: town,
    region: '',
    iso_country: null,
    beta: false,
    address_requirements: 'none',
    capabilities: { voice: true, SMS: network === 'mobile', MMS: false, fax: false },
  };
}
