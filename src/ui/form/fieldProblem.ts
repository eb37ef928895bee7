import { formMessages } from './form.messages.ts';

type Word = keyof typeof formMessages;
type Limit = 'atLeast' | 'atMost' | 'lowest' | 'highest';

/** Why a field is rejected, not yet localized. */
export type FieldProblem = { word: Exclude<Word, Limit> } | { word: Limit; num: number };

/** Problems by the dotted path of their field: `name`, `address.city`, `numbers.0.num`. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** A validation issue; compatible with zod's. */
export interface Issue {
  path: readonly PropertyKey[];
  message: string;
  code?: string | undefined;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  format?: string;
}

const limits: ReadonlySet<string> = new Set<Limit>(['atLeast', 'atMost', 'lowest', 'highest']);
const isPlainWord = (text: string): text is Exclude<Word, Limit> =>
  Object.hasOwn(formMessages, text) && !limits.has(text);

const ofFormat: Readonly<Record<string, FieldProblem>> = {
  email: { word: 'email' },
  e164: { word: 'phoneNotValid' },
  url: { word: 'url' },
  date: { word: 'date' },
  datetime: { word: 'date' },
};

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

function ofLimit({ code, origin, minimum, maximum }: Issue): FieldProblem {
  const num = Number(code === 'too_small' ? minimum : maximum);
  if (origin === 'string') return { word: code === 'too_small' ? 'atLeast' : 'atMost', num };
  if (origin === 'array' || origin === 'set') return { word: code === 'too_small' ? 'required' : 'notValid' };
  return { word: code === 'too_small' ? 'lowest' : 'highest', num };
}

/** The problem of an issue: the schema's own message key, else one that follows from the kind of issue. */
export function problemOf(issue: Issue, value: unknown): FieldProblem {
  if (isPlainWord(issue.message)) return { word: issue.message };
  if (isMissing(value)) return { word: 'required' };
  if (issue.code === 'too_small' || issue.code === 'too_big') return ofLimit(issue);
  return ofFormat[issue.format ?? ''] ?? { word: 'notValid' };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** The first problem of each field. */
export function problemsOf(issues: readonly Issue[], values: unknown): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of issues) problems[issue.path.join('.')] ??= problemOf(issue, valueAt(values, issue.path));
  return problems;
}
