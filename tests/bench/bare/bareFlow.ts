/** A node of the flow as the bare page gets it: what its card shows, in words. */
export interface BareCard {
  id: string;
  position: { x: number; y: number };
  data: {
    name: string;
    kind: string;
    icon: string;
    tone: string;
    lines: string[];
    exits: { id: string; label: string; open: boolean }[];
  };
}

export interface BareEdge {
  id: string;
  source: string;
  sourceHandle: string;
  target: string;
  targetHandle: 'in';
}

export interface BareFlow {
  nodes: BareCard[];
  edges: BareEdge[];
}

/** The same flow in names alone. */
export interface NamesFlow {
  nodes: { id: string; position: { x: number; y: number }; data: { label: string } }[];
  edges: { id: string; source: string; target: string }[];
}
