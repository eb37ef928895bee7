const closers: (() => unknown)[] = [];

/** What a builder opened is closed when the test file is done, the last first: hooks cannot be added while tests run. */
export function afterFile(close: () => unknown): void {
  closers.push(close);
}

export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close();
}
