import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { nodeTypes, type NodeTypeName } from '#flows/nodes/nodeTypes.ts';

/** Target nodes by exit: `{ next: 'menu' }`. */
type Ways = Record<string, string>;

/** Builds a flow immutably: each call returns a new builder, whose `document` is ready to use. */
export interface FlowBuilder {
  document: FlowDocument;
  /** Adds a node; settings default to the type's. */
  node(id: string, type: NodeTypeName | (string & {}), settings?: FlowNode['settings'], ways?: Ways): FlowBuilder;
}

/** `aFlow('Main').node('start', 'start', {}, { next: 'bye' }).node('bye', 'hangup').document` */
export function aFlow(name = 'Main line', timezone = 'Australia/Melbourne'): FlowBuilder {
  return building({ schema: 1, name, timezone, nodes: [], edges: [] });
}

function building(document: FlowDocument): FlowBuilder {
  return {
    document,
    node: (id, type, settings = {}, ways = {}) =>
      building({
        ...document,
        nodes: [...document.nodes, { id, type, version: 1, name: id, settings: { ...defaultsOf(type), ...settings } }],
        edges: [
          ...document.edges,
          ...Object.entries(ways).map(([exit, to]) => ({ id: `${id}-${exit}`, from: id, exit, to })),
        ],
      }),
  };
}

function defaultsOf(type: string): FlowNode['settings'] {
  return Object.hasOwn(nodeTypes, type) ? (nodeTypes[type as NodeTypeName].defaults() as FlowNode['settings']) : {};
}
