import { z } from 'zod';
import type { AvailableNumber } from '#contract/telephony/numbers.contract.ts';
import type { NumberNetwork } from '#values/numberWords.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import type { NumberSearch } from '../../telephony/numbers/numberCarrier.ts';
import { restFailureOf } from '../restFailure.ts';
import type { TelnyxApi } from './telnyxApi.ts';

const most = 30;

type Rentable = Exclude<NumberNetwork, 'any'>;
const typeOf = { geo: 'local', mobile: 'mobile', smart: 'national', tollfree: 'toll_free' } as const;

const Found = z.object({
  data: z.array(
    z.object({
      phone_number: z.string(),
      region_information: z.array(z.object({ region_type: z.string(), region_name: z.string() })).default([]),
      features: z.array(z.object({ name: z.string() })).default([]),
    }),
  ),
});

/** The numbers that can be rented, of one network or of all. Rejects when the carrier fails. */
export async function searchTelnyx(api: TelnyxApi, asked: NumberSearch): Promise<AvailableNumber[]> {
  if (asked.network !== 'any') return searchNetwork(api, asked.network, asked);
  const networks = (Object.keys(typeOf) as Rentable[]).map((network) => searchNetwork(api, network, asked));
  return (await Promise.all(networks)).flat().slice(0, most);
}

async function searchNetwork(
  api: TelnyxApi,
  network: Rentable,
  { country, contains, area }: NumberSearch,
): Promise<AvailableNumber[]> {
  const query = {
    'filter[country_code]': country,
    'filter[phone_number_type]': typeOf[network],
    'filter[features][]': 'voice',
    'filter[limit]': String(most),
    ...(contains && { 'filter[phone_number][contains]': contains }),
    ...(area && { 'filter[locality]': area }),
  };
  try {
    const { data } = await api('GET', '/available_phone_numbers', Found, { query });
    return data.flatMap(({ phone_number: number, region_information: regions, features }) => {
      const did = PhoneNumber.safeParse(number).data;
      const place = (type: string) => regions.find(({ region_type: each }) => each === type)?.region_name;
      const area = place('rate_center') ?? place('location') ?? place('state') ?? null;
      return did === undefined ? [] : [{ did, area, network, sms: features.some(({ name }) => name === 'sms') }];
    });
  } catch (error) {
    // The carrier has no such numbers in this country.
    if (restFailureOf(error)?.status === 404) return [];
    throw error;
  }
}
