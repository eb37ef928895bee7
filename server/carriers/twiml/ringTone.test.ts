import { expect, test } from 'vitest';
import { twimlTraits } from './traits.ts';
import { callUrls } from './callUrls.ts';
import { renderEffects } from './renderEffects.ts';

const key = { accountId: 20_003, callUuid: '7d0c2a34-1111-4222-8333-444455556666' };

test.each<[string, keyof typeof twimlTraits, string | undefined]>([
  ['+61388880000', 'twilio', 'au'],
  ['+442071838750', 'twilio', 'uk'],
  ['+12125550123', 'twilio', 'us'],
  ['+390212345678', 'twilio', 'it'],
  // Twilio has none for it, and rings as it always does.
  ['+35312345678', 'twilio', undefined],
  ['+61388880000', 'signalwire', undefined],
  ['+61388880000', 'telnyx', undefined],
])('a call to %s over %s rings as in its country', (trackingNumber, kind, tone) => {
  const traits = twimlTraits[kind];
  const document = renderEffects(
    [
      {
        type: 'dial',
        nodeId: 'n',
        timeout: 20,
        callerId: 'caller',
        whisper: null,
        screen: false,
        record: false,
        targets: [{ id: 'a', number: '+61398765401', label: 'A' }],
      },
    ],
    {
      urls: callUrls({ publicBaseUrl: 'https://calls.example.test', traits }, key, 2),
      traits,
      caller: '+61412345678',
      trackingNumber,
      pickedUp: true,
      sipDomain: null,
      speaking: { audioUrl: (file) => file, usualVoice: undefined },
    },
  );
  expect(/ringTone="([^"]+)"/.exec(document)?.[1]).toBe(tone);
});
