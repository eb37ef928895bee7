import type { FastifyBaseLogger } from 'fastify';
import { carrierFailure } from './carrierFailure.ts';
import { type CarrierSettings, idFor } from './carrierSettings.ts';
import { twimlTraits } from './twiml/traits.ts';
import { numberUrls, type Site, textUrl } from './twiml/callUrls.ts';
import { restClient } from './restClient.ts';
import { rentalRefusal } from './rentalRefusal.ts';
import { restFailureOf } from './restFailure.ts';
import type { CarrierNumber, NumberCarrier } from '../telephony/numbers/numberCarrier.ts';
import { searchTwilio } from './twilioSearch.ts';

const pageSize = 100;

interface Listed {
  sid: string;
  phoneNumber: string;
  friendlyName: string;
  voiceUrl: string;
  voiceFallbackUrl: string;
  statusCallback: string;
  smsUrl: string;
  /** Where one is set, the carrier ignores the addresses. */
  voiceApplicationSid?: string | null;
  smsApplicationSid?: string | null;
  trunkSid?: string | null;
}

/** Detaches a number from the applications and the trunk that it had before us. */
const detached = { voiceApplicationSid: '', smsApplicationSid: '', trunkSid: '' };

interface NumberPage {
  instances: Listed[];
  nextPage(): Promise<NumberPage> | undefined;
}

/** Rents numbers over Twilio's REST API, from any carrier that supports it. */
export function twilioNumbers(settings: CarrierSettings, restBase: string, log: FastifyBaseLogger): NumberCarrier {
  const { addresses, bundles, kind } = settings;
  const client = restClient(settings, restBase);
  const site = { ...settings, traits: twimlTraits[kind] };

  const failed = carrierFailure(log);
  const toNumber = ({ sid, phoneNumber: did, friendlyName, ...set }: Listed): CarrierNumber => ({
    sid,
    did,
    mark: markIn(friendlyName),
    current:
      !set.voiceApplicationSid &&
      !set.smsApplicationSid &&
      !set.trunkSid &&
      (['voiceUrl', 'voiceFallbackUrl', 'statusCallback', 'smsUrl'] as const).every(
        (name) => set[name] === webhooks(site, did)[name],
      ),
    ready: true,
  });
  return {
    available: (asked) => searchTwilio(client, asked).catch(failed('search')),
    async rent({ did, country, network, proof, mark }) {
      const addressSid = proof?.address ?? idFor(addresses, country, network);
      const bundleSid = proof?.bundle ?? idFor(bundles, country, network);
      const places = { ...(addressSid && { addressSid }), ...(bundleSid && { bundleSid }) };
      const wish = { phoneNumber: did, friendlyName: `${markPrefix}${mark}`, ...places, ...webhooks(site, did) };
      const { sid } = await client.incomingPhoneNumbers.create(wish).catch((error: unknown) => {
        const refused = restFailureOf(error);
        if (!refused) return failed('rent')(error);
        log.warn({ err: error, did }, 'the carrier refused to rent a number');
        throw rentalRefusal(refused);
      });
      return sid;
    },
    async find(did) {
      const found = await client.incomingPhoneNumbers.list({ phoneNumber: did, limit: 20 }).catch(failed('find'));
      const number = found.find(({ phoneNumber }) => phoneNumber === did);
      return number ? toNumber(number) : null;
    },
    async *listRented() {
      let next: Promise<NumberPage> | undefined = client.incomingPhoneNumbers.page({ pageSize });
      while (next) {
        const page: NumberPage = await next.catch(failed('list'));
        yield page.instances.map((number) => toNumber(number));
        next = page.nextPage();
      }
    },
    async redirect({ sid, did }) {
      await client
        .incomingPhoneNumbers(sid)
        .update({ ...detached, ...webhooks(site, did) })
        .catch(failed('redirect'));
    },
    async release(sid) {
      await client
        .incomingPhoneNumbers(sid)
        .remove()
        .catch((error: unknown) => (restFailureOf(error)?.status === 404 ? true : failed('release')(error)));
    },
  };
}

function webhooks(site: Site, did: string) {
  const { voice, fallback, fallbackMethod, status } = numberUrls(site, did);
  return {
    voiceUrl: voice,
    voiceMethod: 'POST',
    voiceFallbackUrl: fallback,
    voiceFallbackMethod: fallbackMethod,
    statusCallback: status,
    statusCallbackMethod: 'POST',
    smsUrl: textUrl(site),
    smsMethod: 'POST',
  };
}

const markPrefix = 'Trunkline ';

function markIn(friendlyName: string): string | null {
  return friendlyName.startsWith(markPrefix) ? friendlyName.slice(markPrefix.length) : null;
}
