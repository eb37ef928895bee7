import { isMap, isNode, isScalar, LineCounter, type ParsedNode, parseDocument, type Document } from 'yaml';
import { ExitId, type FlowEdge, type FlowNode } from '#values/flow/document.ts';
import { FlowId } from '#values/flow/flowId.ts';
import { type FlowPart, FlowText, mostYaml, noNames, type ReferenceNames } from './flowText.ts';

/** What is wrong in a text, and where; lines and columns count from 1. */
export interface TextFault {
  code: 'SYNTAX' | 'TOO-LARGE' | 'MISSING' | 'UNKNOWN-FIELD' | 'INVALID' | 'STEP-TWICE' | 'STEP-UNKNOWN' | 'TOO-DEEP';
  line: number;
  column: number;
  /** The field, the step, or for the syntax the parser's English words. */
  what: string;
}

export type ReadText = { ok: true; part: FlowPart; names: ReferenceNames } | { ok: false; faults: TextFault[] };

type Path = readonly PropertyKey[];

const mostFaults = 20;

/** Reads a flow, or a part of one, from YAML or JSON. Edges get new ids, `e1` and on. */
export function readText(text: string): ReadText {
  const json = text.trimStart().startsWith('{') ? parseJson(text) : undefined;
  // JSON can be larger: it is fast to parse, and without faults nobody asks where they are.
  const read = json === undefined ? undefined : toPart(json, nowhere);
  if (read?.ok === true || (read && text.length > mostYaml)) return read;
  if (text.length > mostYaml) return { ok: false, faults: [{ code: 'TOO-LARGE', line: 1, column: 1, what: '' }] };
  const lines = new LineCounter();
  try {
    const parsed = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
    const where = new Places(parsed, lines);
    const [first] = parsed.errors;
    if (first) return { ok: false, faults: [{ code: 'SYNTAX', ...where.offset(first.pos[0]), what: first.message }] };
    return toPart(parsed.toJS({ maxAliasCount: 20 }) as unknown, where);
  } catch (error) {
    // The parser follows nested values by recursion, and refuses documents that aliases would blow up.
    if (error instanceof RangeError || error instanceof ReferenceError)
      return { ok: false, faults: [{ code: 'TOO-DEEP', line: 1, column: 1, what: '' }] };
    throw error;
  }
}

function toPart(value: unknown, where: Pick<Places, 'path' | 'issue'>): ReadText {
  const result = FlowText.safeParse(value);
  if (!result.success)
    return { ok: false, faults: result.error.issues.flatMap((issue) => where.issue(issue)).slice(0, mostFaults) };
  const { schema, name, timezone, steps, edges = [], tests, references = {}, positions = [] } = result.data;
  const faults: TextFault[] = [];
  const ids = new Set<string>();
  steps.forEach(({ id }, index) => {
    if (ids.has(id)) faults.push({ code: 'STEP-TWICE', ...where.path(['steps', index, 'id']), what: id });
    ids.add(id);
  });
  const nested = steps.flatMap(({ id, exits }, index) => {
    if (exits === undefined) return [];
    const at = ['steps', index, 'exits'];
    if (typeof exits !== 'object' || exits === null || Array.isArray(exits)) {
      faults.push({ code: 'INVALID', ...where.path(at), what: 'exits' });
      return [];
    }
    return Object.entries(exits as Record<string, unknown>).flatMap(([exit, to]) => {
      if (!ExitId.safeParse(exit).success || !FlowId.safeParse(to).success)
        faults.push({ code: 'INVALID', ...where.path([...at, exit]), what: exit });
      else if (!ids.has(String(to)))
        faults.push({ code: 'STEP-UNKNOWN', ...where.path([...at, exit]), what: String(to) });
      return [{ from: id, exit, to: String(to) }];
    });
  });
  positions.forEach(({ step }, index) => {
    if (!ids.has(step)) faults.push({ code: 'STEP-UNKNOWN', ...where.path(['positions', index, 'step']), what: step });
  });
  if (faults.length > 0) return { ok: false, faults: faults.slice(0, mostFaults) };
  const places = new Map(positions.map(({ step, ...position }) => [step, position]));
  const nodes = steps.map(({ exits: _exits, ...step }): FlowNode => {
    const position = places.get(step.id);
    return position === undefined ? step : { ...step, position };
  });
  const all = [...nested, ...edges].map((edge, index): FlowEdge => ({ id: `e${index + 1}`, ...edge }));
  return {
    ok: true,
    part: { schema, name, timezone, nodes, edges: all, ...(tests && { tests }) },
    names: { ...noNames, ...references } as ReferenceNames,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** For JSON whose lines nobody knows: faults stand at its beginning. */
const nowhere: Pick<Places, 'path' | 'issue'> = {
  path: () => ({ line: 1, column: 1 }),
  issue: ({ path }) => [{ code: 'INVALID', line: 1, column: 1, what: path.map(String).join('.') }],
};

/** Finds the line and column of what a path leads to. */
class Places {
  readonly #document: Document.Parsed;
  readonly #lines: LineCounter;

  constructor(document: Document.Parsed, lines: LineCounter) {
    this.#document = document;
    this.#lines = lines;
  }

  offset(offset: number): { line: number; column: number } {
    const { line, col } = this.#lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  /** The place of the value, or of the closest one around it. */
  path(path: Path): { line: number; column: number } {
    for (let length = path.length; length >= 0; length -= 1) {
      const found: unknown = length === 0 ? this.#document.contents : this.#document.getIn(path.slice(0, length), true);
      if (isNode(found) && found.range) return this.offset(found.range[0]);
    }
    return this.offset(0);
  }

  issue(issue: { code: string; path: Path; keys?: string[]; input?: unknown; message: string }): TextFault[] {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys')
      return (issue.keys ?? []).map((key) => ({ code: 'UNKNOWN-FIELD', ...this.#key(path, key), what: key }));
    const what = path.map(String).join('.');
    const isMissing = path.length > 0 && this.#document.getIn(path, true) === undefined;
    return [{ code: isMissing ? 'MISSING' : 'INVALID', ...this.path(path), what }];
  }

  #key(path: Path, key: string): { line: number; column: number } {
    const map: unknown = path.length === 0 ? this.#document.contents : this.#document.getIn(path, true);
    const pair = isMap(map) ? map.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
    const range = (pair?.key as ParsedNode | undefined)?.range;
    return range ? this.offset(range[0]) : this.path(path);
  }
}
