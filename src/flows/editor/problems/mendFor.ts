import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import type { Target } from '#flows/core/targets.ts';
import type { Problem } from '#values/flow/problem.ts';
import { draftOf } from '../card/nodeDraft.ts';

/** The one sensible way to mend a problem, where there is one. */
export type Mend =
  | { kind: 'connect'; from: string; exit: string; to: FlowNode }
  | { kind: 'mentionKey'; node: FlowNode; key: string; label: string; settings: FlowNode['settings'] }
  | { kind: 'ringNumber'; node: FlowNode; target: Target; settings: FlowNode['settings'] }
  | { kind: 'keepNumber'; node: FlowNode; target: Target; settings: FlowNode['settings'] }
  | { kind: 'delete'; node: FlowNode };

export function mendFor({ code, nodeId, exit, values, path }: Problem, document: FlowDocument): Mend | undefined {
  const node = document.nodes.find(({ id }) => id === nodeId);
  if (!node) return undefined;
  if (code === 'UNREACHABLE') return { kind: 'delete', node };
  if (code === 'CONTACT-GONE') return mendTarget(node, path, ({ contact: _gone, ...target }) => target);
  if (code === 'CONTACT-NUMBER-CHANGED')
    return mendTarget(node, path, (target) => ({ ...target, number: String(values?.['number']) }));
  if (exit !== undefined) return connection(document, node, exit);
  const key = values?.['key'];
  return code === 'PROMPT-OMITS-KEY' && key !== undefined ? mention(node, String(key)) : undefined;
}

/** The flow's only voicemail, if the step does not come after it. */
function connection({ nodes, edges }: FlowDocument, { id }: FlowNode, exit: string): Mend | undefined {
  const [to, another] = nodes.filter(({ type }) => type === 'voicemail');
  if (!to || another || to.id === id || edges.some((edge) => edge.from === id && edge.exit === exit)) return undefined;
  return { kind: 'connect', from: id, exit, to };
}

/** Changes the target at a path such as `targets.0.number`. */
function mendTarget(node: FlowNode, path: string | undefined, change: (target: Target) => Target): Mend | undefined {
  const [list = '', index] = path?.split('.') ?? [];
  const { settings } = draftOf(node);
  const targets = settings[list];
  if (!Array.isArray(targets)) return undefined;
  const before = targets[Number(index)] as Target | undefined;
  if (before === undefined) return undefined;
  const target = change(before);
  return {
    kind: target.number === before.number ? 'keepNumber' : 'ringNumber',
    node,
    target,
    settings: { ...settings, [list]: targets.with(Number(index), target) },
  };
}

function mention(node: FlowNode, key: string): Mend | undefined {
  const { settings } = draftOf(node);
  const { prompt, keys } = settings;
  if (!isRecord(prompt) || prompt['kind'] !== 'text' || typeof prompt['text'] !== 'string') return undefined;
  const row = Array.isArray(keys) ? keys.find((each) => isRecord(each) && each['key'] === key) : undefined;
  const label = isRecord(row) && typeof row['label'] === 'string' ? row['label'] : '';
  return { kind: 'mentionKey', node, key, label, settings };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The settings with a sentence added to the prompt. */
export function withSentence(settings: FlowNode['settings'], sentence: string): FlowNode['settings'] {
  const { prompt } = settings;
  if (!isRecord(prompt) || typeof prompt['text'] !== 'string') return settings;
  return {
    ...settings,
    prompt: { ...prompt, text: `${prompt['text'].trim()} ${sentence}`.trim() },
  } as FlowNode['settings'];
}
