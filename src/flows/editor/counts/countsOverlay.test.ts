import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';
import { countsOverlay } from './countsOverlay.ts';

const intl = createIntl({ locale: 'en-US', onError: () => undefined });

test('cards say how many calls came and hung up, connections how many took them and their share', () => {
  const { document } = aFlow()
    .node('start', 'start', {}, { next: 'menu' })
    .node('menu', 'menu', {}, { 'key-1': 'bye', 'key-2': 'bye', noInput: 'bye' })
    .node('bye', 'hangup');
  const none = { exits: [], seconds: 0, ended: 0, hungUp: 0, continued: 0 };
  const steps = [
    { ...none, step: 'start', calls: 1204, exits: [{ exit: 'next', calls: 1204 }] },
    {
      ...none,
      step: 'menu',
      calls: 1204,
      hungUp: 12,
      exits: [
        { exit: 'key-1', calls: 1189 },
        { exit: 'noInput', calls: 3 },
      ],
    },
  ];
  const overlay = countsOverlay(document, { from: '2026-03-01', to: '2026-03-30', calls: 1204, steps }, intl);
  expect([...(overlay.notes ?? [])]).toEqual([
    ['start', '1,204'],
    ['menu', '1,204 · 12 hung up'],
  ]);
  expect([...(overlay.edgeNotes ?? [])]).toEqual([
    ['start-next', '1,204 · 100%'],
    ['menu-key-1', '1,189 · 99%'],
    ['menu-key-2', '0 · 0%'],
    ['menu-noInput', '3 · 0.2%'],
  ]);
});
