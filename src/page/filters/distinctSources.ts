/** The sources of numbers in order, each once however it is spelled: as most of them spell it. */
export function distinctSources(numbers: readonly { source: string }[]): string[] {
  const spellings = [...Map.groupBy(numbers, ({ source }) => source)]
    .toSorted(([one, ones], [other, others]) => others.length - ones.length || (one < other ? -1 : 1))
    .map(([source]) => source);
  const distinct = new Map(spellings.toReversed().map((source) => [source.toLowerCase(), source]));
  return [...distinct.values()].toSorted((one, other) => one.localeCompare(other));
}
