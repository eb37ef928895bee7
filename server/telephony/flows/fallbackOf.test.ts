import { expect, test } from 'vitest';
import { aFlow } from '../../../tests/builders/flows/aFlow.ts';
import { fallbackOf } from './fallbackOf.ts';

const target = (number: string) => ({ id: 't1', label: '', number });

test('a flow that leads to branches rings those whom it rings instead of a branch', () => {
  const fallback = [target('+61370102030'), { ...target('+61370102031'), id: 't2' }];
  const { document } = aFlow().node('start', 'start', {}, { next: 'find' }).node('find', 'locations', { fallback });
  expect(fallbackOf({ document, blocked: new Set(['+61370102030']), fallbackNumber: null })).toMatchObject({
    type: 'ring',
    target: { number: '+61370102031' },
  });
  const nobody = aFlow().node('find', 'locations').document;
  expect(fallbackOf({ document: nobody, blocked: new Set(), fallbackNumber: null })).toMatchObject({
    type: 'apologize',
  });
});
