import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { apiAs } from './site.ts';

const greeting = { kind: 'text', text: 'Please leave a message.', language: 'en-AU' };

/** Places a call to a number that only has a voicemail, to leave a message; resolves with the call as soon as it is on. */
export async function aCallWithMessage(api: Awaited<ReturnType<typeof apiAs>>): Promise<string> {
  const [number] = await api<TrackingNumber[]>('GET', '/v2/number');
  if (!number) throw new Error('the demo has no numbers');
  const { account, version } = number;
  const did = encodeURIComponent(number.did);
  const draft = {
    schema: 1,
    name: 'Messages only',
    timezone: 'Australia/Melbourne',
    nodes: [
      {
        id: 'start',
        type: 'start',
        version: 1,
        name: 'Start',
        settings: { recording: false, consent: null, callerId: 'caller' },
        position: { x: 0, y: 0 },
      },
      {
        id: 'box',
        type: 'voicemail',
        version: 1,
        name: 'Box',
        settings: { greeting, maxSeconds: 120, notify: 'no', emails: [] },
        position: { x: 400, y: 0 },
      },
    ],
    edges: [{ id: 'e1', from: 'start', exit: 'next', to: 'box' }],
  };
  const flow = await api<Flow>('PUT', `/v2/routing/${account}/flow`, { draft });
  const publishing = { basedOn: flow.draftVersion, draft: flow.draft, publish: true };
  await api('POST', `/v2/routing/${account}/flow/${flow.id}`, publishing);
  await api('POST', `/v2/routing/${account}/did/${did}`, { flow: flow.id, version });
  const script = { caller: '+61370109911', keys: [], agent: 'noAnswer', talkSeconds: 5, speed: 50 };
  const { call } = await api<{ call: string }>('POST', `/v2/number/${did}/testcall`, script);
  return call;
}
