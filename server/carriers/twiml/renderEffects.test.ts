import { describe, expect, test } from 'vitest';
import type { Effect, Speech } from '#flows/core/effects.ts';
import { find, verbsOf } from '../../../tests/builders/twimlVerbs.ts';
import { formatCallKey } from '../../telephony/calls/callKey.ts';
import { twimlTraits } from './traits.ts';
import { callUrls, numberUrls } from './callUrls.ts';
import { renderEffects, type RenderContext } from './renderEffects.ts';
import { renderWhisper } from './renderWhisper.ts';

const key = { accountId: 20_003, callUuid: '7d0c2a34-1111-4222-8333-444455556666' };
const site = { publicBaseUrl: 'https://calls.example.test', traits: twimlTraits.twilio };
const urls = callUrls(site, key, 2);
const context = {
  urls,
  traits: twimlTraits.twilio,
  caller: '+61412345678',
  trackingNumber: '+61388880000',
  pickedUp: true,
  sipDomain: 'sip.example.test',
  speaking: { audioUrl: (file: string) => `https://calls.example.test/audio/${file}`, usualVoice: undefined },
};
const words: Speech = { kind: 'text', text: 'Tom & Co', language: 'en-AU' };
const here = `https://calls.example.test/carrier/voice/${formatCallKey(key)}/2#rc=2&amp;rp=ct,rt,5xx`;

function render(effects: Effect[], more: Partial<RenderContext> = {}): string {
  return renderEffects(effects, { ...context, ...more }).replace('<?xml version="1.0" encoding="UTF-8"?>', '');
}

const dial: Effect = {
  type: 'dial',
  nodeId: 'n',
  timeout: 20,
  callerId: 'caller',
  whisper: null,
  screen: false,
  record: false,
  targets: [
    {
      id: 'a',
      number: '+61398765401',
      label: 'A',
    },
  ],
};

describe('other carriers', () => {
  const elsewhere = (kind: 'signalwire' | 'telnyx') => {
    const traits = twimlTraits[kind];
    return { traits, urls: callUrls({ ...site, traits }, key, 2) };
  };

  test('have no retry fragments', () => {
    for (const kind of ['signalwire', 'telnyx'] as const) {
      const more = elsewhere(kind);
      expect(JSON.stringify(numberUrls({ ...site, traits: more.traits }))).not.toContain('#');
      expect(render([{ ...dial, record: true }], more)).not.toContain('#');
    }
  });

  test('continue after a menu without a key where the carrier requests no action for it', () => {
    const gather: Effect = {
      type: 'gather',
      nodeId: 'n',
      prompt: words,
      before: null,
      digits: 1,
      timeout: 5,
      attempt: 1,
    };
    const plain = here.split('#')[0];
    expect(render([gather], elsewhere('telnyx'))).toBe(
      `<Response><Gather input="dtmf" numDigits="1" timeout="5" finishOnKey="" action="${plain}" method="POST">` +
        `<Say language="en-AU">Tom &amp; Co</Say></Gather><Redirect method="POST">${plain}</Redirect></Response>`,
    );
  });

  test('keep ring times within what the carrier accepts', () => {
    const ring = (timeout: number) => render([{ ...dial, timeout }], elsewhere('telnyx'));
    expect([ring(3), ring(20), ring(300)].map((text) => / timeout="(\d+)"/.exec(text)?.[1])).toEqual([
      '5',
      '20',
      '120',
    ]);
  });
});

describe('effects as TwiML', () => {
  test('speech continues with a redirect', () => {
    expect(render([{ type: 'say', nodeId: 'n', speech: words }])).toBe(
      `<Response><Say language="en-AU">Tom &amp; Co</Say><Redirect method="POST">${here}</Redirect></Response>`,
    );
  });

  test('a menu listens while it speaks, and reports silence too', () => {
    const gather: Effect = {
      type: 'gather',
      nodeId: 'n',
      prompt: words,
      before: null,
      digits: 1,
      timeout: 5,
      attempt: 1,
    };
    expect(render([gather])).toBe(
      `<Response><Gather input="dtmf" numDigits="1" timeout="5" finishOnKey="" actionOnEmptyResult="true" action="${here}" method="POST">` +
        '<Say language="en-AU">Tom &amp; Co</Say></Gather></Response>',
    );
  });

  test('a conversation has a limit', () => {
    expect(verbsOf(render([dial])).map(({ verb, attributes }) => [verb, attributes['timeLimit']])).toEqual([
      ['Dial', '14400'],
    ]);
  });

  test('an extension is sent as keys after the number answers', () => {
    const to = (number: string) => {
      const verbs = verbsOf(render([{ ...dial, targets: [{ id: 'a', number, label: 'A' }] }]));
      return find(verbs, 'Number').map(({ attributes, inside }) => [attributes['sendDigits'], inside]);
    };
    expect(to('+61398765401;ext=12')).toEqual([['ww12', ['+61398765401']]]);
    expect(to('+61398765401,,12')).toEqual([['wwwwwwww12', ['+61398765401']]]);
    expect(to('+61398765401')).toEqual([[undefined, ['+61398765401']]]);
  });

  test('a web phone rings at its address at the gateway, next to numbers and with the same webhooks', () => {
    const targets = [{ id: 'w', webPhone: 345, label: 'W' }, ...dial.targets];
    const twiml = render([{ ...dial, screen: true, targets }]);
    const [webPhone, number] = verbsOf(twiml)[0]?.inside.filter((one) => typeof one === 'object') ?? [];
    expect([webPhone?.verb, webPhone?.inside]).toEqual(['Sip', ['sip:345@sip.example.test']]);
    expect([number?.verb, number?.inside]).toEqual(['Number', ['+61398765401']]);
    expect(webPhone?.attributes['url']).toContain('/whisper/2/w#');
    const asNumber = Object.entries(webPhone?.attributes ?? {}).map(([name, value]) => [
      name,
      value.replaceAll('target=w', 'target=a').replace('/whisper/2/w#', '/whisper/2/a#'),
    ]);
    expect(Object.fromEntries(asNumber)).toEqual(number?.attributes);
    const without = verbsOf(render([{ ...dial, targets }], { sipDomain: null }));
    expect(find(without, 'Sip')[0]?.inside).toEqual(['sip:345@no-gateway.invalid']);
  });

  test('a plain dial has no whisper or recording; a withheld caller ID shows the tracking number', () => {
    const shown = (more?: Partial<RenderContext>) => verbsOf(render([dial], more))[0]?.attributes['callerId'];
    expect([shown(), shown({ caller: null })]).toEqual(['+61412345678', '+61388880000']);
    const heard = (effect: Effect) => {
      const verbs = verbsOf(render([effect]));
      return [verbs[0]?.attributes['record'], find(verbs, 'Number')[0]?.attributes['url'] !== undefined];
    };
    expect(heard({ ...dial, record: true, screen: true })).toEqual(['record-from-answer-dual', true]);
    expect(heard(dial)).toEqual([undefined, false]);
  });

  test('a recorded, screened dial records both channels and screens each target', () => {
    const verbs = verbsOf(render([{ ...dial, record: true, screen: true }]));
    expect(verbs[0]?.attributes['record']).toBe('record-from-answer-dual');
    const [number] = find(verbs, 'Number');
    expect([
      number?.attributes['url']?.split('#')[0],
      number?.attributes['statusCallbackEvent'],
      number?.inside,
    ]).toEqual([
      `https://calls.example.test/carrier/voice/${formatCallKey(key)}/whisper/2/a`,
      'initiated ringing answered completed',
      ['+61398765401'],
    ]);
  });

  test('a busy call is rejected before it is answered, and only hung up afterwards', () => {
    const busy: Effect = { type: 'hangup', nodeId: 'n', reason: 'busy' };
    const say: Effect = { type: 'say', nodeId: 'n', speech: words };
    expect(render([busy], { pickedUp: false })).toBe('<Response><Reject reason="busy"/></Response>');
    expect(render([busy])).toBe('<Response><Hangup/></Response>');
    expect(render([say, busy], { pickedUp: false })).toContain('<Hangup/>');
  });

  test('a message is followed by a redirect, because no action is requested after silence', () => {
    const record: Effect = {
      type: 'record',
      nodeId: 'n',
      greeting: words,
      maxSeconds: 60,
      notify: 'no',
      emails: [],
    };
    expect(verbsOf(render([record])).map(({ verb }) => verb)).toEqual(['Say', 'Record', 'Redirect']);
  });

  test('every webhook URL asks for retries', () => {
    const record = { ...dial, record: true, screen: true };
    const addresses = render([record]).match(/https:[^"<]*/g) ?? [];
    expect(addresses).toHaveLength(4);
    for (const address of addresses) expect(address).toContain('#rc=2&amp;rp=ct,rt,5xx');
    const { voice, fallback, status } = numberUrls(site);
    for (const address of [voice, fallback, status]) expect(address).toMatch(/#rc=2/);
  });

  test('a file of the account is played from the address that it is given', () => {
    const file = { kind: 'file', file: 'closed' } as const;
    const played = ['https://calls.example.test/audio/closed'];
    const gather = {
      type: 'gather',
      nodeId: 'n',
      prompt: file,
      before: file,
      digits: 1,
      timeout: 5,
      attempt: 1,
    } as const;
    const record = {
      type: 'record',
      nodeId: 'n',
      greeting: file,
      maxSeconds: 60,
      notify: 'no',
      emails: [],
    } satisfies Effect;
    const plays = (twiml: string) => {
      const verbs = verbsOf(twiml);
      return [verbs.map(({ verb }) => verb), find(verbs, 'Play').map(({ inside }) => inside)];
    };
    expect(plays(render([{ type: 'say', nodeId: 'n', speech: file }]))).toEqual([['Play', 'Redirect'], [played]]);
    expect(plays(render([gather]))).toEqual([
      ['Play', 'Gather'],
      [played, played],
    ]);
    expect(plays(render([record]))).toEqual([['Play', 'Record', 'Redirect'], [played]]);
    const [asked] = find(verbsOf(renderWhisper({ whisper: file, screen: true }, '', context.speaking)), 'Gather');
    expect(asked?.inside.map((one) => (typeof one === 'object' ? one.verb : one))).toEqual(['Play', 'Say']);
  });

  test('tags do not appear in the document', () => {
    expect(render([{ type: 'tag', nodeId: 'n', tags: ['x'], score: 1 }])).toBe('<Response/>');
  });

  test('a screen without a key press hangs up', () => {
    const twiml = renderWhisper({ whisper: words, screen: true }, 'https://calls.example.test/heard', context.speaking);
    expect(twiml).toContain('Press 1 to take this call.');
    expect(twiml).toMatch(/<\/Gather><Hangup\/><\/Response>$/);
  });
});
