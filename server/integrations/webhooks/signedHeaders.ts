import { Webhook } from 'standardwebhooks';
import type { WebhookSecret } from './webhookSecret.ts';

/** The headers that standardwebhooks.com describes. */
export function signedHeaders(
  { id, now, body }: { id: string; now: Date; body: string },
  { current, former }: WebhookSecret,
) {
  const secrets = [current, ...(former && former.until > now.toISOString() ? [former.secret] : [])];
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}
