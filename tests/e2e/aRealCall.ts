import { LocalCarrier } from '../../server/carriers/local/localCarrier.ts';
import type { RunningServer } from '../server/startServer.ts';

const authToken = 'the-token-of-a-carrier-outside';

/** For a server that takes calls from outside, as it does from a real carrier: by webhooks that this token signs. */
export const takesCalls = { CARRIER_AUTH_TOKEN: authToken };

/**
 * Somebody calls a number, presses 1 and is answered, or leaves a message of so many seconds. Resolves when both have hung up.
 * `start` is epoch ms.
 */
export async function aRealCall(
  { url }: RunningServer,
  to: string,
  start = Date.now() - 60_000,
  messageSeconds: number | null = null,
): Promise<void> {
  const accountSid = 'AC0000000000000000000000000000test';
  const carrier = new LocalCarrier({ accountSid, authToken, publicBaseUrl: url, apiBase: `${url}/carrier/local` });
  const script = {
    from: '+61370105544',
    to,
    keys: ['1'],
    hangsUp: null,
    messageSeconds,
    agentAt: () => ({ kind: 'answers' as const, after: 4, keys: '1', talk: 30, hangsUpFirst: false }),
  };
  const { ended } = await carrier.placeCall(script, { start, speed: 100 });
  await ended;
}
