/** Emits events to its subscribers. */
export function createEmitter<Event = void>() {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit(this: void, event: Event): void {
      for (const listener of listeners) listener(event);
    },
    hasListeners: (): boolean => listeners.size > 0,
    /** Returns the unsubscribe function. */
    subscribe(this: void, listener: (event: Event) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A shared value, for `useSyncExternalStore(store.subscribe, store.current)`. */
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
