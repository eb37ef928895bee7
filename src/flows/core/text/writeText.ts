import { Document, isCollection, isSeq } from 'yaml';
import type { FlowEdge } from '#values/flow/document.ts';
import { audioFilesIn } from '../audioFilesIn.ts';
import { canonical, compareText } from '../canonical.ts';
import type { Registry } from '../nodeType.ts';
import { inCallOrder, type OrderedNode } from './callOrder.ts';
import { type FlowPart, mostYaml, noNames, type ReferenceNames } from './flowText.ts';
import { orderSettings } from './orderSettings.ts';

export interface TextOptions {
  notation?: 'yaml' | 'json';
  /** Names of what the settings refer to; those that they do not are left out. */
  names?: ReferenceNames;
}

/** Writing YAML takes a millisecond a step, which a server has to do between other things. */
const mostYamlSteps = 500;

/**
 * Writes a flow, or a part of one, as text for people, files and reviews. Equal flows give equal text: node ids must be
 * unique, and only the order of the lists and the ids of edges are lost. Large flows are written as JSON, which is YAML too.
 */
export function toText(
  part: FlowPart,
  registry: Registry,
  { notation = 'yaml', names = noNames }: TextOptions = {},
): string {
  const value = toForm(part, registry, names);
  const json = (): string => `${JSON.stringify(value, null, 2)}\n`;
  if (notation === 'json' || part.nodes.length > mostYamlSteps) return json();
  const document = new Document(value, { aliasDuplicateObjects: false });
  const positions = document.get('positions');
  // One line a position, so that a moved step changes one line.
  if (isSeq(positions)) for (const item of positions.items) if (isCollection(item)) item.flow = true;
  const text = document.toString({ lineWidth: 0 });
  return text.length > mostYaml ? json() : text;
}

function toForm(part: FlowPart, registry: Registry, names: ReferenceNames) {
  const ordered = inCallOrder(part.nodes, part.edges, registry);
  const held = new Set(ordered.flatMap(({ exits }) => exits));
  const loose = part.edges.filter((edge) => !held.has(edge));
  const references = {
    flows: named(ordered, 'flow', names.flows),
    locations: named(ordered, 'location', names.locations),
    audioFiles: namesOf(audioFilesIn({ nodes: ordered.map(({ node }) => node) }), names.audioFiles),
  };
  const positions = ordered.flatMap(({ node: { id, position } }) =>
    position === undefined ? [] : [{ step: id, ...position }],
  );
  return {
    schema: part.schema,
    ...(part.name === undefined ? {} : { name: part.name }),
    ...(part.timezone === undefined ? {} : { timezone: part.timezone }),
    steps: ordered.map((step) => toStep(step, registry)),
    ...(loose.length === 0 ? {} : { edges: loose.map(withoutId) }),
    ...without('tests', (part.tests ?? []).toSorted((a, b) => compareText(a.id, b.id)).map(canonical)),
    ...without(
      'references',
      without(
        'flows',
        references.flows,
        without('locations', references.locations, without('audioFiles', references.audioFiles)),
      ),
    ),
    ...(positions.length === 0 ? {} : { positions }),
  };
}

function toStep({ node, exits }: OrderedNode, registry: Registry) {
  const { id, type, version, name, comment } = node;
  const targets = Object.fromEntries(exits.map(({ exit, to }) => [exit, to]));
  return {
    id,
    type,
    ...(version === 1 ? {} : { version }),
    ...(name === '' ? {} : { name }),
    ...(comment === undefined ? {} : { comment }),
    ...without('settings', orderSettings(node, registry) as object),
    ...without('exits', targets),
  };
}

/** The value under its name beside others, unless it is empty. */
function without(name: string, value: object, beside: object = {}): Record<string, unknown> {
  return { ...(Object.keys(value).length === 0 ? {} : { [name]: value }), ...beside };
}

/** The names of the ids that a setting holds, by id. */
function named(steps: readonly OrderedNode[], setting: string, names: Readonly<Record<string, string>>) {
  const ids = new Set(steps.map(({ node }) => node.settings[setting]).filter((id) => typeof id === 'string'));
  return namesOf([...ids].toSorted(compareText), names);
}

function namesOf(ids: readonly string[], names: Readonly<Record<string, string>>) {
  return Object.fromEntries(ids.flatMap((id) => (Object.hasOwn(names, id) ? [[id, names[id]]] : []))) as Record<
    string,
    string
  >;
}

function withoutId({ from, exit, to }: FlowEdge) {
  return { from, exit, to };
}
