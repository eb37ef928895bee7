import { z } from 'zod';
import type { Config } from '../config.ts';
import { AppError } from '../services/appError.ts';
import type { SendSms } from '../services/sessions/smsCode.ts';
import type { CarrierSettings } from './carrierSettings.ts';
import { restClient } from './restClient.ts';
import { restFailureOf } from './restFailure.ts';
import { telnyxApi } from './telnyx/telnyxApi.ts';

/** The local carrier's sender: a number reserved for fiction. */
export const localSender = '+61491570006';
const longestMs = 10_000;

/** Sends one message. Rejects when the carrier does not accept it. */
type SendFrom = (sender: string, to: string, text: string) => Promise<unknown>;

export function smsSender(config: Pick<Config, 'CARRIER_SMS_FROM'>, settings: CarrierSettings): SendSms {
  const sender = config.CARRIER_SMS_FROM ?? (settings.kind === 'local' ? localSender : undefined);
  const send = settings.kind === 'telnyx' ? byTelnyx(settings) : byTwilio(settings);
  return async (to, text) => {
    if (sender === undefined) throw new AppError('NOT-CONFIGURED');
    await send(sender, to, text).catch((cause: unknown) => {
      throw new AppError('CARRIER-FAILED', restFailureOf(cause)?.code);
    });
  };
}

/** Through Messages.json of Twilio, or of any carrier that supports it. */
function byTwilio(settings: CarrierSettings): SendFrom {
  const client = restClient(settings, settings.apiBase, longestMs);
  return (sender, to, body) =>
    client.messages.create({
      to,
      body,
      ...(sender.startsWith('MG') ? { messagingServiceSid: sender } : { from: sender }),
    });
}

function byTelnyx(settings: CarrierSettings): SendFrom {
  const api = telnyxApi(settings, settings.apiBase);
  return (from, to, text) => api('POST', '/messages', z.unknown(), { body: { from, to, text } });
}
