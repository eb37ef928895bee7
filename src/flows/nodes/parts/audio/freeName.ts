import type { AudioFile } from '#contract/telephony/audioFiles.contract.ts';

const longest = 100;

/** The name, or the first `name 2`, `name 3` that no file has. */
export function freeName(wanted: string, files: readonly Pick<AudioFile, 'name'>[]): string {
  const taken = new Set(files.map(({ name }) => name.toLowerCase()));
  const base = wanted.trim().slice(0, longest - 4) || 'Audio';
  let name = base;
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${base} ${count}`;
  return name;
}
