import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { storable } from '#values/storable.ts';
import { AppError } from '../services/appError.ts';
import type { CarrierSettings } from './carrierSettings.ts';
import { isSigned } from './webhookSignature.ts';
import { stampOf, timestampOf, webhookKeyOf, type VoiceWebhook } from './voiceWebhook.ts';

/** A form with the text it was parsed from, which some carriers sign. */
interface FormBody {
  text: string;
  form: Record<string, string | string[]>;
}

const mostBytes = 64 * 1024;

/** Parses the bodies of webhooks, and no others: forms, and documents as text. */
export function parseForms(app: FastifyInstance): void {
  const limits = { parseAs: 'string', bodyLimit: mostBytes } as const;
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', limits, (_request, text, done) => {
    done(null, { text, form: parse(text) });
  });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', limits, (_request, text, done) => {
    done(null, { text, form: {} });
  });
}

/** The text of a webhook whose signature was checked. */
export function textOfWebhook({ body }: FastifyRequest): string {
  return (body as FormBody | undefined)?.text ?? '';
}

/**
 * Parses a signed webhook's parameters, as they can be stored; of a repeated one, the first. The signature is checked against our configured public URL, never the `Host`
 * header.
 * @throws AppError INVALID-SIGNATURE before anything is parsed, INVALID-PAYLOAD for invalid parameters.
 */
export function readWebhook<Params extends z.ZodType>(
  request: FastifyRequest,
  settings: CarrierSettings,
  schema: Params,
  now: number,
): VoiceWebhook<z.output<Params>> {
  const { text, form } = (request.body ?? { text: '', form: {} }) as FormBody;
  const url = `${settings.publicBaseUrl}${request.originalUrl}`;
  if (!isSigned(settings.kind, settings.webhookKeys, { headers: request.headers, url, text, form, now }))
    throw new AppError('INVALID-SIGNATURE');
  const sent = storable(
    Object.fromEntries(Object.entries(form).map(([name, value]) => [name, [value].flat()[0] ?? ''])),
  );
  const parsed = schema.safeParse(sent);
  if (!parsed.success) throw new AppError('INVALID-PAYLOAD');
  const token = request.headers['i-twilio-idempotency-token'];
  return {
    params: parsed.data,
    ...stampOf(settings.kind, timestampOf(sent['Timestamp']), now),
    webhookKey: webhookKeyOf(request.originalUrl, sent, typeof token === 'string' ? token : undefined),
  };
}
