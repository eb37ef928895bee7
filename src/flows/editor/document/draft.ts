import type { FlowDocument, FlowEdge, FlowNode } from '#values/flow/document.ts';
import { type Change, type Header, pickHeader, type RecordChange } from './change.ts';

/** Tracks which rows of a list were changed, removed or added since the original document. */
class Rows<Row extends { id: string }> {
  readonly #rows: readonly Row[];
  readonly #index: Map<string, number>;
  readonly #replaced = new Map<string, Row>();
  readonly #removed = new Set<string>();
  readonly #added = new Map<string, Row>();

  constructor(rows: readonly Row[]) {
    this.#rows = rows;
    this.#index = new Map(rows.map((row, index) => [row.id, index]));
  }

  get(id: string): Row | undefined {
    const added = this.#added.get(id);
    if (added || this.#removed.has(id)) return added;
    const index = this.#index.get(id);
    return this.#replaced.get(id) ?? (index === undefined ? undefined : this.#rows[index]);
  }

  put(row: Row): void {
    if (this.#index.has(row.id) && !this.#removed.has(row.id)) this.#replaced.set(row.id, row);
    else this.#added.set(row.id, row);
  }

  remove(id: string): void {
    this.#replaced.delete(id);
    if (!this.#added.delete(id) && this.#index.has(id)) this.#removed.add(id);
  }

  /** All current rows. */
  *all(): Generator<Row> {
    for (const { id } of this.#rows) {
      const row = this.#removed.has(id) ? undefined : this.get(id);
      if (row) yield row;
    }
    yield* this.#added.values();
  }

  changes(): RecordChange<Row>[] {
    const touched = this.#rows.flatMap((before, index): RecordChange<Row>[] => {
      if (this.#removed.has(before.id)) return [{ before, after: null, index }];
      const after = this.#replaced.get(before.id);
      return after && after !== before ? [{ before, after, index }] : [];
    });
    const end = this.#rows.length - this.#removed.size;
    const added = [...this.#added.values()].map((after, place) => ({ before: null, after, index: end + place }));
    return [...touched, ...added];
  }
}

/** A document being changed by one command: commands write to it and return `change()`. */
export class Draft {
  readonly nodes: Rows<FlowNode>;
  readonly edges: Rows<FlowEdge>;
  readonly #before: Header;
  #header: Header;

  constructor(document: FlowDocument) {
    this.nodes = new Rows(document.nodes);
    this.edges = new Rows(document.edges);
    this.#before = pickHeader(document);
    this.#header = this.#before;
  }

  setHeader(header: Header): void {
    this.#header = header;
  }

  edgesOf(nodeId: string): { incoming: FlowEdge[]; outgoing: FlowEdge[] } {
    const edges = [...this.edges.all()];
    return {
      incoming: edges.filter((edge) => edge.to === nodeId),
      outgoing: edges.filter((edge) => edge.from === nodeId),
    };
  }

  /** Connects an exit, replacing its previous edge. */
  connect(edge: FlowEdge): void {
    for (const { id, from, exit } of this.edges.all()) {
      if (from === edge.from && exit === edge.exit) this.edges.remove(id);
    }
    this.edges.put(edge);
  }

  change(): Change {
    const [before, after] = [this.#before, this.#header];
    const differs = (['name', 'timezone', 'tests'] as const).some((field) => before[field] !== after[field]);
    return {
      nodes: this.nodes.changes(),
      edges: this.edges.changes(),
      ...(differs ? { header: { before, after } } : {}),
    };
  }
}
