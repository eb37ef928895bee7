import { expect, test } from 'vitest';
import { createEmitter, createStore } from './createStore.ts';

test('listeners receive events until they unsubscribe', () => {
  const { emit, hasListeners, subscribe } = createEmitter<string>();
  const heard: string[] = [];
  const stop = subscribe((event) => heard.push(event));
  emit('one');
  stop();
  emit('two');
  expect({ heard, listening: hasListeners() }).toEqual({ heard: ['one'], listening: false });
});

test('a store has its new value when it notifies its listeners', () => {
  const store = createStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.current()));
  store.set(2);
  expect(seen).toEqual([2]);
});
