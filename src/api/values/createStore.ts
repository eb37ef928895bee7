/** Passes events on to whoever subscribed. */
export function createEmitter<Event = void>() {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit(this: void, event: Event): void {
      for (const listener of listeners) listener(event);
    },
    hasListeners: (): boolean => listeners.size > 0,
    /** Returns how to stop listening. */
    subscribe(this: void, listener: (event: Event) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One value that several parts share, for `useSyncExternalStore(store.subscribe, store.current)`. */
export function createStore<Value>(first: Value) {
  const { emit, subscribe } = createEmitter();
  let value = first;
  return {
    current: (): Value => value,
    set(this: void, next: Value): void {
      value = next;
      emit();
    },
    subscribe,
  };
}
