import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../kernel/db/executor.ts';
import {
  giveBack,
  listTaken,
  redirectNumber,
  type TakenNumber,
  takeNumber,
  takenNumbers,
} from './localNumbers.repository.ts';
import { isPortDue } from '../../telephony/porting/isPortDue.ts';
import type { CarrierSettings } from '../carrierSettings.ts';
import { newSid } from './channel.ts';
import { carrierCredentials } from './credentials.ts';
import { isInStock, stockOf, type StockNumber } from './numberStock.ts';
import { refuse } from './refuse.ts';
import { canText } from '../../messaging/messages/senders.ts';

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
const Addresses = z.object({
  VoiceUrl: z.url(),
  VoiceFallbackUrl: z.union([z.url(), z.literal('')]).default(''),
  StatusCallback: z.union([z.url(), z.literal('')]).default(''),
  SmsUrl: z.union([z.url(), z.literal('')]).default(''),
});
const Purchase = Addresses.extend({ PhoneNumber: z.string(), FriendlyName: z.string().max(64).default('') });
const Listing = z.object({
  PhoneNumber: z.string().optional(),
  PageSize: z.coerce.number().int().min(1).max(1000).default(50),
  Page: z.coerce.number().int().min(0).default(0),
});
const One = z.object({ account: z.string(), sid: z.string() });

/** The local carrier's number endpoints, compatible with Twilio's REST API. */
export async function mountNumbers(
  app: FastifyInstance,
  settings: CarrierSettings,
  { db, now }: { db: Db; now: () => Date },
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
      const { PhoneNumber: did, FriendlyName: friendlyName } = asked.data;
      const number = { did, sid: newSid('PN'), friendlyName, ...addressesOf(asked.data) };
      const isFree = isInStock(did) && !(await takenNumbers(db, [did])).has(did);
      if (!isFree || !(await takeNumber(db, number))) return refuse(reply, 400, 21_422, `${did} is not available`);
      return reply.code(201).send(rented(number));
    });

    rest.get(`${base}/IncomingPhoneNumbers.json`, async (request, reply) => {
      const { PhoneNumber, PageSize, Page } = Listing.parse(request.query);
      if (PhoneNumber !== undefined) await portIn(db, PhoneNumber, now());
      const found = await listTaken(db, { did: PhoneNumber, limit: PageSize + 1, offset: Page * PageSize });
      const next = `${request.url.slice(prefix.length).split('?')[0]}?PageSize=${PageSize}&Page=${Page + 1}`;
      return reply.send({
        incoming_phone_numbers: found.slice(0, PageSize).map((number) => rented(number)),
        next_page_uri: found.length > PageSize ? next : null,
      });
    });

    rest.post(`${base}/IncomingPhoneNumbers/:sid.json`, async (request, reply) => {
      const { sid } = One.parse(request.params);
      const asked = Addresses.safeParse(request.body);
      if (!asked.success) return refuse(reply, 400, 21_502, 'VoiceUrl is not valid');
      const number = await redirectNumber(db, sid, addressesOf(asked.data));
      return number ? reply.send(rented(number)) : refuse(reply, 404, 20_404, 'The requested resource was not found');
    });

    rest.delete(`${base}/IncomingPhoneNumbers/:sid.json`, async (request, reply) => {
      const { sid } = One.parse(request.params);
      if (!(await giveBack(db, sid))) return refuse(reply, 404, 20_404, 'The requested resource was not found');
      return reply.code(204).send();
    });
  });
}

function addressesOf({ VoiceUrl, VoiceFallbackUrl, StatusCallback, SmsUrl }: z.output<typeof Addresses>) {
  return { voiceUrl: VoiceUrl, voiceFallbackUrl: VoiceFallbackUrl, statusCallback: StatusCallback, smsUrl: SmsUrl };
}

function rented({ did, sid, friendlyName, voiceUrl, voiceFallbackUrl, statusCallback, smsUrl }: TakenNumber) {
  return {
    sid,
    phone_number: did,
    friendly_name: friendlyName || did,
    voice_url: voiceUrl,
    voice_fallback_url: voiceFallbackUrl,
    status_callback: statusCallback,
    sms_url: smsUrl,
    status: 'in-use',
  };
}

function stockAt({ country, kind }: z.output<typeof Place>, { Contains, InLocality }: z.output<typeof Search>) {
  return stockOf({ country, network: networks[kind], contains: Contains, town: InLocality });
}

/** Where the day of a port begins first. */
const furthestAheadMs = 14 * 3_600_000;

/** A number arrives on the day of its port, as at any carrier; its calls come to us once it is redirected. */
async function portIn(db: Db, did: string, now: Date): Promise<void> {
  const day = new Date(now.getTime() + furthestAheadMs).toISOString().slice(0, 10);
  if (await isPortDue(db, did, day)) await takeNumber(db, { did, sid: newSid('PN'), voiceUrl: '' });
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
    capabilities: {
      voice: true,
      SMS: canText({ type: network, country: did.startsWith('+1') ? 'US' : '' }),
      MMS: false,
      fax: false,
    },
  };
}
