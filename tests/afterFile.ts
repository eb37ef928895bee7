const closers: (() => unknown)[] = [];

/** Closes what builders opened when the test file is done, in reverse order. Hooks cannot be added while tests run. */
export function afterFile(close: () => unknown): void {
  closers.push(close);
}

export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close();
}
