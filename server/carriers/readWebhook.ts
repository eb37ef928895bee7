import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storable } from '#values/storable.ts';
import { AppError } from '../kernel/appError.ts';
import type { CarrierWebhook } from './carrierDialect.ts';
import type { CarrierSettings } from './carrierSettings.ts';
import { dialects } from './dialects.ts';

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

/**
 * A webhook, once its signature is checked against our configured public URL, never the `Host` header. One that is asked for by GET has
 * its parameters in its address.
 * @throws AppError INVALID-SIGNATURE before anything is parsed.
 */
export function readWebhook(
  request: FastifyRequest,
  { kind, publicBaseUrl, webhookKeys }: CarrierSettings,
  now: number,
): CarrierWebhook {
  const { text, form } = (request.body ?? { text: '', form: {} }) as FormBody;
  const { originalUrl: path, headers } = request;
  const signed = { headers, url: `${publicBaseUrl}${path}`, text, form, now };
  if (!webhookKeys.some((key) => dialects[kind].verify(signed, key))) throw new AppError('INVALID-SIGNATURE');
  const sent = request.method === 'GET' ? (request.query as FormBody['form']) : form;
  const token = headers['i-twilio-idempotency-token'];
  return {
    path,
    params: storable(Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, [value].flat()[0] ?? '']))),
    text,
    idempotencyToken: typeof token === 'string' ? token : undefined,
    now,
  };
}
