import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeTypes, type NodeTypeName } from '#flows/nodes/nodeTypes.ts';
import { importStudio } from '#flows/studio/importStudio.ts';
import { StudioFlow } from '#flows/studio/studioFlow.ts';
import { calls, gapsOf, imported, widget } from './studio/aStudioFlow.ts';
import { anyStudioFlow } from './studioFlows.ts';

test('words win over audio, and words that are too long are listed', () => {
  const said = (properties: object) => {
    const flow = imported(calls('say'), widget('say', 'say-play', {}, { language: 'en-AU', ...properties }));
    return [flow.nodes.find(({ id }) => id === 'say')?.settings['speech'], gapsOf(flow)];
  };
  const [play, long] = ['https://example.com/a.mp3', 'x'.repeat(2001)];
  const spoken = (text: string) => ({ kind: 'text', text, language: 'en-AU' });
  expect(said({ play })).toEqual([{ kind: 'audio', url: play }, []]);
  expect(said({ play, say: 'Hi' })).toEqual([spoken('Hi'), ['say: SETTING play']]);
  expect(said({ say: long })).toEqual([spoken(long), ['say: SETTING say']]);
  expect(said({ say: long.slice(1) })).toEqual([spoken(long.slice(1)), []]);
  expect(said({ play: 'https://' })).toEqual([spoken(''), ['say: SETTING play']]);
});

test('a voice that speaks the language is kept, and any other is listed', () => {
  const said = (voice: string) => {
    const flow = imported(calls('say'), widget('say', 'say-play', {}, { say: 'Hi', language: 'en-AU', voice }));
    return [flow.nodes.find(({ id }) => id === 'say')?.settings['speech'], gapsOf(flow)];
  };
  const plain = { kind: 'text', text: 'Hi', language: 'en-AU' };
  expect(said('Polly.Nicole')).toEqual([{ ...plain, voice: 'Polly.Nicole' }, []]);
  expect(said('Polly.Bianca')).toEqual([plain, ['say: SETTING voice']]);
  expect(said('auto')).toEqual([plain, []]);
});

test('known variables become placeholders, and with a filter stay unknown', () => {
  const said = (say: string) => {
    const flow = imported(calls('say'), widget('say', 'say-play', {}, { say, language: 'en-AU' }));
    return [flow.nodes.find(({ id }) => id === 'say')?.settings['speech'], gapsOf(flow)];
  };
  const known = {
    'contact.channel.address': 'caller',
    'trigger.call.From': 'caller',
    'trigger.call.Caller': 'caller',
    'trigger.call.CallerName': 'callerName',
    'trigger.call.FromCity': 'area',
    'trigger.call.Called': 'number',
    'trigger.call.To': 'number',
    'flow.channel.address': 'number',
  };
  for (const [variable, ours] of Object.entries(known)) {
    const text = (name: string) => ({ kind: 'text', text: `Hello {{${name}}}.`, language: 'en-AU' });
    expect(said(`Hello {{ ${variable} }}.`)).toEqual([text(ours), []]);
    expect(said(`Hello {{${variable} | capitalize}}.`)).toEqual([text(variable), [`say: VARIABLE ${variable}`]]);
  }
});

test.each([
  ['timeout', 0, 1],
  ['timeout', 1, 1],
  ['timeout', 60, 60],
  ['timeout', 61, 60],
  ['loop', 0, 1],
  ['loop', 5, 5],
  ['loop', 6, 5],
  ['timeout', '{{flow.variables.wait}}', 5],
])('a menu’s %s of %s becomes %s, and is listed if that is another', (property, given, expected) => {
  const flow = imported(
    calls('menu'),
    widget('menu', 'gather-input-on-call', {}, { say: 'Press 1.', [property]: given }),
  );
  const settings = flow.nodes.find(({ id }) => id === 'menu')?.settings;
  expect([settings?.[property === 'loop' ? 'attempts' : property], gapsOf(flow)]).toEqual([
    expected,
    given === expected ? [] : [`menu: SETTING ${property}`],
  ]);
});

test('the settings of every step are valid, but for words and places that are still missing', () => {
  const long = 'x'.repeat(2100);
  const texts = fc.constantFrom('Hello', '', long, `${'x'.repeat(99)}😀`);
  fc.assert(
    fc.property(anyStudioFlow, texts, (flow, text) => {
      const states = flow.states.map((state) => ({
        ...state,
        properties: { ...state.properties, say: text },
        transitions: state.transitions.map((one) => ({
          ...one,
          conditions: one.conditions?.map((each) => ({ ...each, friendly_name: text })),
        })),
      }));
      const { nodes, gaps } = importStudio(StudioFlow.parse({ states }), 'AU');
      for (const { id, type, settings } of nodes) {
        const parsed = nodeTypes[type as NodeTypeName].settings.safeParse(settings);
        const wrong = parsed.error?.issues.map(({ path }) => path.join('.')) ?? [];
        const isListed = gaps.some(({ step }) => step === id);
        const blanks = /^(prompt|speech|greeting|invalidPrompt)(\.(text|url))?$|^(flow|text|branches\.\d+\.any.*)$/;
        const isBlank = wrong.every((path) => blanks.test(path)) && (text.trim() === '' || isListed);
        expect({ type, wrong: isBlank ? [] : wrong }).toEqual({ type, wrong: [] });
      }
    }),
    { numRuns: 200 },
  );
});
