import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type Twilio from 'twilio/lib/rest/Twilio.js';
import type { AvailableNumber } from '#contract/telephony/numbers.contract.ts';
import type { NumberNetwork } from '#values/numberWords.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import type { NumberSearch } from '../telephony/numbers/numberCarrier.ts';
import { restFailureOf } from './restFailure.ts';

const most = 30;

type Rentable = Exclude<NumberNetwork, 'any'>;
interface SearchOptions {
  limit: number;
  voiceEnabled: boolean;
  contains?: string;
  inLocality?: string;
}
type Found = { phoneNumber: string; locality: string; region: string; capabilities: { sms?: boolean; SMS?: boolean } };

/** The numbers that can be rented, of one network or of all. Rejects when the carrier fails. */
export async function searchTwilio(client: Twilio, asked: NumberSearch): Promise<AvailableNumber[]> {
  if (asked.network !== 'any') return searchNetwork(client, asked.network, asked);
  const networks = (['geo', 'mobile', 'smart', 'tollfree'] as const).map((network) =>
    searchNetwork(client, network, asked),
  );
  return (await Promise.all(networks)).flat().slice(0, most);
}

async function searchNetwork(
  client: Twilio,
  network: Rentable,
  { country, contains, area }: NumberSearch,
): Promise<AvailableNumber[]> {
  const options = {
    limit: most,
    voiceEnabled: true,
    ...(contains && { contains }),
    ...(area && { inLocality: area }),
  };
  try {
    return (await stockOf(client, country, network)(options)).flatMap((number) => toAvailable(number, network));
  } catch (error) {
    // The carrier has no such numbers in this country.
    if (restFailureOf(error)?.status === 404) return [];
    throw error;
  }
}

/** The lookup for one network; Twilio has a resource for each. */
function stockOf(client: Twilio, country: string, network: Rentable): (options: SearchOptions) => Promise<Found[]> {
  const numbers = client.availablePhoneNumbers(country);
  return {
    geo: (options: SearchOptions) => numbers.local.list(options),
    mobile: (options: SearchOptions) => numbers.mobile.list(options),
    smart: (options: SearchOptions) => numbers.national.list(options),
    tollfree: (options: SearchOptions) => numbers.tollFree.list(options),
  }[network];
}

function toAvailable({ phoneNumber, locality, region, capabilities }: Found, network: Rentable): AvailableNumber[] {
  const did = PhoneNumber.safeParse(phoneNumber).data;
  if (did === undefined || !parsePhoneNumberFromString(did)) return [];
  return [{ did, area: locality || region || null, network, sms: capabilities.sms ?? capabilities.SMS ?? false }];
}
