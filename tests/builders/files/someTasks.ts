/** Tasks as bad files make them. */
export async function forEver(): Promise<never> {
  for (;;);
}

export async function fillMemory(): Promise<number> {
  const kept: string[] = [];
  for (;;) kept.push('x'.repeat(1_000) + kept.length);
}

/** One allocation that is larger than the heap: in a thread it would end the whole process. */
export async function growAtOnce(): Promise<number> {
  const kept = new Map<number, number>();
  for (let at = 0; ; at += 1) kept.set(at, at);
}

export async function refuse(): Promise<never> {
  throw Object.assign(new Error('no'), { code: 'file-too-large', info: { most: 3 } });
}

export async function environment(): Promise<string[]> {
  return Object.keys(process.env).filter((name) => !name.startsWith('TINYPOOL'));
}

export async function length(bytes: Uint8Array): Promise<number> {
  return bytes.length;
}
