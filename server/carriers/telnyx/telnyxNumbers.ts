import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../kernel/appError.ts';
import type { CarrierNumber, NumberCarrier, NumberPurchase } from '../../telephony/numbers/numberCarrier.ts';
import { carrierFailure } from '../carrierFailure.ts';
import { idFor, type CarrierSettings } from '../carrierSettings.ts';
import { rentalRefusal } from '../rentalRefusal.ts';
import { restFailureOf } from '../restFailure.ts';
import type { TelnyxApi } from './telnyxApi.ts';
import { messagingProfile } from './messagingProfile.ts';
import { texmlApplication } from './texmlApplication.ts';
import { searchTelnyx } from './telnyxSearch.ts';

const Owned = z.object({
  id: z.coerce.string(),
  phone_number: z.string(),
  customer_reference: z.string().nullish(),
  connection_id: z.coerce.string().nullish(),
  messaging_profile_id: z.string().nullish(),
  /** `port-pending` while another carrier still has it. */
  status: z.string().nullish(),
});
const OwnedPage = z.object({
  data: z.array(Owned),
  meta: z.object({ page_number: z.number(), total_pages: z.number() }).optional(),
});
const Order = z.object({
  data: z.object({
    status: z.string(),
    phone_numbers: z.array(z.object({ requirements_met: z.boolean().optional() })).default([]),
  }),
});

const pageSize = '250';

/** An ordered number is not there at once. */
const looks = 8;

/**
 * Rents numbers of Telnyx. They belong to one TeXML application and one messaging profile, which have the
 * addresses of all of them.
 */
export function telnyxNumbers(
  settings: CarrierSettings,
  api: TelnyxApi,
  log: Pick<FastifyBaseLogger, 'warn'>,
  pauseMs = 1000,
): NumberCarrier {
  const { connectionId, bundles } = settings;
  const application = texmlApplication(settings, api);
  const profile = messagingProfile(settings, api, log);
  const failed = carrierFailure(log);
  const toNumber = (owned: z.output<typeof Owned>, areCurrent: boolean): CarrierNumber => ({
    sid: owned.id,
    did: owned.phone_number,
    mark: owned.customer_reference || null,
    current: areCurrent && owned.connection_id === connectionId && profile.has(owned.messaging_profile_id),
    ready: (owned.status ?? 'active') === 'active',
  });
  const isCurrent = async () => (await application.isCurrent()) && (await profile.isCurrent());
  const update = async () => {
    await application.update();
    await profile.update();
  };
  const find = async (did: string): Promise<CarrierNumber | null> => {
    const query = { 'filter[phone_number]': did };
    const { data } = await api('GET', '/phone_numbers', OwnedPage, { query }).catch(failed('find'));
    const found = data.find(({ phone_number: number }) => number === did);
    return found ? toNumber(found, await isCurrent().catch(failed('find'))) : null;
  };
  const order = async ({ did, country, network, proof, mark }: NumberPurchase): Promise<void> => {
    const documents = proof?.bundle ?? idFor(bundles, country, network);
    const number = { phone_number: did, ...(documents && { requirement_group_id: documents }) };
    const body = { phone_numbers: [number], connection_id: connectionId, customer_reference: mark };
    const { data } = await api('POST', '/number_orders', Order, { body });
    if (data.phone_numbers.some(({ requirements_met: met }) => met === false))
      throw new AppError('NUMBER-DOCUMENTS-REQUIRED');
    if (data.status === 'failure') throw new AppError('CARRIER-FAILED');
  };
  return {
    available: (asked) => searchTelnyx(api, asked).catch(failed('search')),
    async rent(purchase) {
      await update().catch(failed('rent'));
      await order(purchase).catch((error: unknown) => {
        const refused = restFailureOf(error);
        log.warn({ err: error, did: purchase.did }, 'the carrier refused to rent a number');
        throw refused && !(error instanceof AppError) ? rentalRefusal(refused) : error;
      });
      for (let look = 0; look < looks; look += 1) {
        if (look > 0) await wait(pauseMs);
        const number = await find(purchase.did);
        if (!number) continue;
        await profile.take(number.sid).catch(failed('rent'));
        return number.sid;
      }
      throw new AppError('CARRIER-FAILED');
    },
    find,
    async *listRented() {
      const areCurrent = await isCurrent().catch(failed('list'));
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const query = { 'page[number]': String(page), 'page[size]': pageSize };
        const { data, meta } = await api('GET', '/phone_numbers', OwnedPage, { query }).catch(failed('list'));
        yield data.map((owned) => toNumber(owned, areCurrent));
        pages = meta?.total_pages ?? 1;
      }
    },
    async redirect({ sid }) {
      await update().catch(failed('redirect'));
      const body = { connection_id: connectionId };
      await api('PATCH', `/phone_numbers/${sid}`, z.unknown(), { body }).catch(failed('redirect'));
      await profile.take(sid).catch(failed('redirect'));
    },
    async release(sid) {
      await api('DELETE', `/phone_numbers/${sid}`, z.unknown()).catch((error: unknown) =>
        restFailureOf(error)?.status === 404 ? true : failed('release')(error),
      );
    },
  };
}
