import type { IntlShape } from 'react-intl';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { playedFile } from '#flows/core/audioFilesIn.ts';
import { type FileNames, fileName } from '#flows/nodes/parts/speech.ts';
import { diffFlows } from '#flows/core/diff.ts';
import { cardText } from '../card/card.ts';
import { diffMessages } from './diff.messages.ts';

/** A change in words; `step` is where it is, null if it concerns the whole flow. */
export interface DiffLine {
  step: string | null;
  words: string;
}

/** What changed from one version of a flow to another, a sentence a change. */
export function diffLines(before: FlowDocument, after: FlowDocument, intl: IntlShape, files?: FileNames): DiffLine[] {
  const { renamed, timezone, added, removed, changed, exits, tests } = diffFlows(before, after);
  const nodes = new Map([...before.nodes, ...after.nodes].map((node) => [node.id, node]));
  const nameOf = (node: FlowNode | undefined) => (node ? cardText(node, intl).name : '');
  const fresh = new Set(added.map(({ id }) => id));
  const inFlow = (words: string): DiffLine => ({ step: null, words });
  const on = (step: string, words: string): DiffLine => ({ step, words });
  return [
    ...(renamed ? [inFlow(intl.formatMessage(diffMessages.renamed, renamed))] : []),
    ...(timezone ? [inFlow(intl.formatMessage(diffMessages.timezone, timezone))] : []),
    ...added.map((node) => on(node.id, intl.formatMessage(diffMessages.added, { name: nameOf(node) }))),
    ...removed.map((node) => on(node.id, intl.formatMessage(diffMessages.removed, { name: nameOf(node) }))),
    ...changed.flatMap(({ id, renamed: name, settings }) => {
      if (name && settings.length === 0) return [on(id, intl.formatMessage(diffMessages.stepRenamed, name))];
      const step = nameOf(nodes.get(id));
      const [was, is] = [before, after].map(({ nodes: own }) => own.find((node) => node.id === id)?.settings ?? {});
      const played = settings.map((setting) => otherFile(was?.[setting], is?.[setting], files, intl));
      const stated = played.flatMap((change) => (change ? [on(id, wordsOf(step, change, intl))] : []));
      // A step with nothing but other files is told of by them.
      const isAll = stated.length > 0 && stated.length === settings.length;
      return isAll ? stated : [on(id, intl.formatMessage(diffMessages.changed, { name: step })), ...stated];
    }),
    ...exits
      .filter(({ from }) => nodes.has(from) && !fresh.has(from) && !removed.some(({ id }) => id === from))
      .map(({ from, exit, after: to }) => {
        const node = nodes.get(from);
        const label = node && cardText(node, intl).exits.find(({ id }) => id === exit)?.label;
        const stated = { name: nameOf(node), exit: label ?? exit };
        return on(
          from,
          to === null
            ? intl.formatMessage(diffMessages.disconnected, stated)
            : intl.formatMessage(diffMessages.connected, { ...stated, to: nameOf(nodes.get(to)) }),
        );
      }),
    ...tests.map(({ before: was, after: is }) => {
      const change = was === null ? 'testAdded' : is === null ? 'testRemoved' : 'testChanged';
      return inFlow(intl.formatMessage(diffMessages[change], { name: is ?? was ?? '' }));
    }),
  ];
}

interface OtherFile {
  /** Null if it played no file before. */
  before: string | null;
  after: string;
}

/** The files that a prompt plays instead of others; undefined if it plays none, or the same. */
function otherFile(was: unknown, is: unknown, files: FileNames, intl: IntlShape): OtherFile | undefined {
  const [before, after] = [was, is].map((value) =>
    typeof value === 'object' && value !== null ? playedFile(value) : undefined,
  );
  if (!files || after === undefined || before === after) return undefined;
  const named = (file: string) => fileName(file, files, intl);
  return { before: before === undefined ? null : named(before), after: named(after) };
}

function wordsOf(name: string, { before, after }: OtherFile, intl: IntlShape): string {
  return before === null
    ? intl.formatMessage(diffMessages.plays, { name, after })
    : intl.formatMessage(diffMessages.playsInstead, { name, before, after });
}

export function describeDiff(before: FlowDocument, after: FlowDocument, intl: IntlShape, files?: FileNames): string[] {
  return diffLines(before, after, intl, files).map(({ words }) => words);
}
