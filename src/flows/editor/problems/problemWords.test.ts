import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';
import { problemWords } from './problemWords.ts';

const intl = createIntl({ locale: 'en-US', onError: () => undefined });
const [node] = aFlow().node('on', 'flow').document.nodes;

test('a setting that is missing is named as in its form, wherever the step is known', () => {
  const problem = { code: 'SETTINGS-INVALID', path: 'flow' } as const;
  expect(problemWords(problem, intl, node)).toBe('Flow is missing or not valid');
  expect(problemWords(problem, intl)).toBe('A setting is missing or invalid');
  expect(problemWords({ code: 'SETTINGS-INVALID', path: 'nothing.0' }, intl, node)).toBe(
    'A setting is missing or invalid',
  );
});
