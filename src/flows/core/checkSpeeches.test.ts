import { describe, expect, test } from 'vitest';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aFlowDocument, aNode } from '../../../tests/builders/api/aFlow.ts';
import { aWorld } from '../../../tests/builders/flows/aCall.ts';

function problemsWith(text: string, language: string) {
  const speech = { kind: 'text', text, language };
  const nodes = [aNode('start', 'start', { recording: true, consent: speech }), aNode('bye', 'hangup')];
  const problems = validate(aFlowDocument({ nodes }), nodeTypes, aWorld());
  return problems.filter(({ severity }) => severity === 'error');
}

describe('a prompt', () => {
  test('is limited by the bytes that carriers take, not only by its characters', () => {
    expect(problemsWith('話'.repeat(1365), 'cmn-CN')).toEqual([]);
    expect(problemsWith('話'.repeat(1366), 'cmn-CN')).toEqual([
      { code: 'SPEECH-TOO-LONG', severity: 'error', nodeId: 'start', path: 'consent.text' },
    ]);
    expect(problemsWith('a'.repeat(2000), 'en-AU')).toEqual([]);
  });

  test.each(['en', 'en-au', 'xx-YY'])('in the language %s, which nobody speaks, cannot be published', (language) => {
    expect(problemsWith('Hello.', language)).toEqual([
      {
        code: 'LANGUAGE-UNKNOWN',
        severity: 'error',
        nodeId: 'start',
        path: 'consent.language',
        values: { language },
      },
    ]);
  });
});
