import type { FlowDocument } from '#values/flow/document.ts';

/** The ids of all audio files of the account that a flow plays, sorted and unique. */
export function audioFilesIn({ nodes }: Pick<FlowDocument, 'nodes'>): string[] {
  return [...new Set(nodes.flatMap(({ settings }) => filesOf(settings)))].toSorted();
}

/** By settings, which a step keeps until they change. */
const known = new WeakMap<object, readonly string[]>();

function filesOf(settings: object): readonly string[] {
  const before = known.get(settings);
  if (before) return before;
  const found: string[] = [];
  mapPlayedFiles(settings, (file) => (found.push(file), file));
  known.set(settings, found);
  return found;
}

/** A copy of settings in which every file that is played is replaced, wherever it is. */
export function mapPlayedFiles<Settings>(settings: Settings, replace: (file: string) => string): Settings {
  if (typeof settings !== 'object' || settings === null) return settings;
  if (Array.isArray(settings)) return settings.map((item: unknown) => mapPlayedFiles(item, replace)) as Settings;
  const file = playedFile(settings);
  if (file !== undefined) return { ...settings, file: replace(file) };
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [key, mapPlayedFiles(value as unknown, replace)]),
  ) as Settings;
}

/** The file of a prompt that plays one; undefined for everything else. */
export function playedFile(value: object): string | undefined {
  return 'kind' in value && value.kind === 'file' && 'file' in value && typeof value.file === 'string'
    ? value.file
    : undefined;
}
