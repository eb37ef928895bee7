/** A node as the bare page receives it, with the text of its card. */
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

/** The same flow with names only. */
export interface NamesFlow {
  nodes: { id: string; position: { x: number; y: number }; data: { label: string } }[];
  edges: { id: string; source: string; target: string }[];
}
