/** A change that makes the code wrong, and the tests that should notice. The text to replace occurs once in the file. */
export interface Mutant {
  file: string;
  from: string;
  to: string;
  tests: readonly string[];
}

/** The changes of one file, each `[from, to]`, and the tests nearest to it. */
export const of = (
  file: string,
  tests: readonly string[],
  changes: readonly (readonly [from: string, to: string])[],
): Mutant[] => changes.map(([from, to]) => ({ file, from, to, tests }));
