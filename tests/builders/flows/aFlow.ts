import type { FlowDocument, FlowNode } from '#flows/core/document.ts';
import { nodeTypes, type NodeTypeName } from '#flows/nodes/nodeTypes.ts';

/** Where the exits of a node lead: `{ next: 'menu' }`. */
type Ways = Record<string, string>;

/** A flow in the making; every call gives a new one, and it is a document at any moment. */
export interface FlowBuilder {
  document: FlowDocument;
  /** Adds a node; settings not given are the type's defaults. */
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
