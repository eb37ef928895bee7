import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { apiAs } from './site.ts';

/** The path of a link to the live version of a flow of the demo. */
export async function aReviewPath(site: Parameters<typeof apiAs>[0]): Promise<string> {
  const api = await apiAs(site, 'admin@demo.test');
  const numbers = await api<TrackingNumber[]>('GET', '/v2/number');
  const { account, actionId } = numbers.find((number) => number.actionId !== null) ?? {};
  const path = `/v2/routing/${account}/flow/${actionId}`;
  const { draftVersion, publishedVersion: version } = await api<Flow>('GET', path);
  const { url } = await api<{ url: string }>('PUT', `${path}/reviews`, { version, draftVersion });
  return new URL(url).pathname;
}
