import type { FastifyRequest } from 'fastify';
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js';
import type { z } from 'zod';
import { AppError } from '../services/appError.ts';
import type { CarrierSettings } from './carrierSettings.ts';
import { timestampOf, webhookKeyOf, type VoiceWebhook } from './voiceWebhook.ts';

type Form = Record<string, string | string[]>;

/**
 * Parses a signed webhook's parameters; of a repeated one, the first. The signature is checked against our configured public URL, never the `Host`
 * header.
 * @throws AppError INVALID-SIGNATURE before anything is parsed, INVALID-PAYLOAD for invalid parameters.
 */
export function readWebhook<Params extends z.ZodType>(
  request: FastifyRequest,
  settings: CarrierSettings,
  schema: Params,
  now: number,
): VoiceWebhook<z.output<Params>> {
  const form = (request.body ?? {}) as Form;
  if (!isSigned(request, settings, form)) throw new AppError('INVALID-SIGNATURE');
  const sent = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, [value].flat()[0] ?? '']));
  const parsed = schema.safeParse(sent);
  if (!parsed.success) throw new AppError('INVALID-PAYLOAD');
  const token = request.headers['i-twilio-idempotency-token'];
  return {
    params: parsed.data,
    at: timestampOf(sent['Timestamp'], now),
    webhookKey: webhookKeyOf(request.originalUrl, sent, typeof token === 'string' ? token : undefined),
  };
}

function isSigned(request: FastifyRequest, settings: CarrierSettings, form: Form): boolean {
  const signature = request.headers['x-twilio-signature'];
  if (typeof signature !== 'string') return false;
  const url = `${settings.publicBaseUrl}${request.originalUrl}`;
  const params = request.method === 'GET' ? {} : form;
  return settings.authTokens.some((token) => validateRequest(token, signature, url, params));
}
