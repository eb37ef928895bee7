import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokens } from '../../api/client/tokens.ts';
import { openedFlows } from './openedFlows.ts';

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: held.set.bind(held),
      removeItem: held.delete.bind(held),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a number is known by the flow that it last had', () => {
  expect(openedFlows.of('n1')).toBeUndefined();
  openedFlows.keep('n1', { account: 20_001, id: 'f1' });
  openedFlows.keep('n1', { account: 20_002, id: 'f2' });
  expect(openedFlows.of('n1')).toEqual({ account: 20_002, id: 'f2' });
});

test('who logs out leaves nothing', () => {
  openedFlows.keep('n1', { account: 20_001, id: 'f1' });
  tokens.forget();
  expect(openedFlows.of('n1')).toBeUndefined();
});

test('the fifty that were opened last are kept', () => {
  for (let at = 0; at < 60; at += 1) openedFlows.keep(`n${at}`, { account: 20_001, id: `f${at}` });
  openedFlows.keep('n10', { account: 20_001, id: 'f10' });
  openedFlows.keep('n60', { account: 20_001, id: 'f60' });
  const kept = Array.from({ length: 61 }, (_, at) => `n${at}`).filter((number) => openedFlows.of(number));
  expect(kept).toEqual(['n10', ...Array.from({ length: 49 }, (_, at) => `n${at + 12}`)]);
});
