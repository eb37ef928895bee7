import type { Config } from '../config.ts';
import { AppError } from '../services/appError.ts';
import type { SendSms } from '../services/sessions/smsCode.ts';
import type { CarrierSettings } from './carrierSettings.ts';
import { restClient } from './restClient.ts';
import { restFailureOf } from './restFailure.ts';

/** The local carrier's sender: a number reserved for fiction. */
const localSender = '+61491570006';
const longestMs = 10_000;

/** Sends through the carrier's Messages.json. */
export function smsSender(config: Pick<Config, 'CARRIER_SMS_FROM'>, settings: CarrierSettings): SendSms {
  const { apiBase, kind } = settings;
  const sender = config.CARRIER_SMS_FROM ?? (kind === 'local' ? localSender : undefined);
  const client = restClient(settings, apiBase, longestMs);
  return async (to, body) => {
    if (sender === undefined) throw new AppError('NOT-CONFIGURED');
    const from = sender.startsWith('MG') ? { messagingServiceSid: sender } : { from: sender };
    await client.messages.create({ to, body, ...from }).catch((cause: unknown) => {
      throw new AppError('CARRIER-FAILED', restFailureOf(cause)?.code);
    });
  };
}
