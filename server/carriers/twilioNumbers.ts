import type { FastifyBaseLogger } from 'fastify';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import Twilio from 'twilio/lib/rest/Twilio.js';
import type { AvailableNumber } from '#contract/numbers.contract.ts';
import type { NumberNetwork } from '#values/numberWords.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { AppError } from '../services/appError.ts';
import type { CarrierSettings, PlaceIds } from './carrierSettings.ts';
import { numberUrls } from './twiml/callUrls.ts';
import { rentalRefusal } from './rentalRefusal.ts';
import { restFailureOf } from './restFailure.ts';
import type { NumberCarrier, NumberSearch } from '../services/numbers/numberCarrier.ts';

const most = 30;
const timeoutMs = 15_000;

type Rentable = Exclude<NumberNetwork, 'any'>;
interface SearchOptions {
  limit: number;
  voiceEnabled: boolean;
  contains?: string;
  inLocality?: string;
}
type Found = { phoneNumber: string; locality: string; region: string; capabilities: { sms?: boolean; SMS?: boolean } };

/** Rents numbers over Twilio's REST API, from any carrier that supports it. */
export function twilioNumbers(settings: CarrierSettings, restBase: string, log: FastifyBaseLogger): NumberCarrier {
  const { accountSid, authTokens, publicBaseUrl, addresses, bundles } = settings;
  const client = new Twilio(accountSid, authTokens[0], { timeout: timeoutMs });
  client.api.baseUrl = restBase;
  const urls = numberUrls(publicBaseUrl);

  const failed = (what: string) => (error: unknown) => {
    log.warn({ err: error, what }, 'the carrier failed');
    throw new AppError('CARRIER-FAILED');
  };
  const search = async (network: Rentable, { country, contains, area }: NumberSearch): Promise<AvailableNumber[]> => {
    const options = {
      limit: most,
      voiceEnabled: true,
      ...(contains && { contains }),
      ...(area && { inLocality: area }),
    };
    const found = await stockOf(
      client,
      country,
      network,
    )(options).catch((error: unknown) => (isStatus(error, 404) ? [] : failed('search')(error)));
    return found.flatMap((number) => toAvailable(number, network));
  };
  return {
    async available(asked) {
      if (asked.network !== 'any') return search(asked.network, asked);
      const networks = (['geo', 'mobile', 'smart', 'tollfree'] as const).map((network) => search(network, asked));
      return (await Promise.all(networks)).flat().slice(0, most);
    },
    async rent({ did, country, network }) {
      const addressSid = idFor(addresses, country, network);
      const bundleSid = idFor(bundles, country, network);
      const { sid } = await client.incomingPhoneNumbers
        .create({
          phoneNumber: did,
          ...(addressSid && { addressSid }),
          ...(bundleSid && { bundleSid }),
          voiceUrl: urls.voice,
          voiceMethod: 'POST',
          voiceFallbackUrl: urls.fallback,
          voiceFallbackMethod: 'POST',
          statusCallback: urls.status,
          statusCallbackMethod: 'POST',
        })
        .catch((error: unknown) => {
          const refused = restFailureOf(error);
          if (!refused) return failed('rent')(error);
          log.warn({ err: error, did }, 'the carrier refused to rent a number');
          throw rentalRefusal(refused);
        });
      return sid;
    },
    async release(sid) {
      await client
        .incomingPhoneNumbers(sid)
        .remove()
        .catch((error: unknown) => (isStatus(error, 404) ? true : failed('release')(error)));
    },
  };
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

/** The id for a country and network, or for the whole country. */
function idFor(ids: PlaceIds, country: string, network: NumberNetwork): string | undefined {
  return ids[`${country}-${network}`] ?? ids[country];
}

function isStatus(error: unknown, status: number): boolean {
  return restFailureOf(error)?.status === status;
}
