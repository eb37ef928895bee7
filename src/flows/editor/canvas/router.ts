/** A card's rectangle in canvas units. */
export interface Box {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** The two ends of an edge: it leaves to the right and arrives from the left. */
export interface Ends {
  from: Point;
  to: Point;
  /** The cards it joins, where they are now. */
  source: Box;
  target: Box;
  /** Which of the source's exits it leaves by, from the top, and how many there are. */
  exit: number;
  exits: number;
}

/** Canvas units between an edge and a card, and between edges of neighboring exits. */
const margin = 14;
const lane = 7;
const tried = 24;

/** Finds corners of edges, so that they never run behind a card; made once for the cards' positions. */
export type Router = ReturnType<typeof createRouter>;

export function createRouter(boxes: readonly Box[]) {
  const columns = new Map<number, Box[]>();
  for (const box of boxes) {
    for (let column = columnOf(box.x); column <= columnOf(box.x + box.width); column += 1) {
      const there = columns.get(column);
      if (there) there.push(box);
      else columns.set(column, [box]);
    }
  }

  function within(left: number, right: number, ends: Ends): Box[] {
    const found = new Set<Box>();
    for (let column = columnOf(left); column <= columnOf(right); column += 1)
      for (const box of columns.get(column) ?? [])
        if (box.id !== ends.source.id && box.id !== ends.target.id) found.add(box);
    return [...found, ends.source, ends.target];
  }

  /** The corners from end to end; the shortest way that is free, or else the plainest. */
  return function corners(ends: Ends): Point[] {
    const { from, to, exit, exits, target } = ends;
    const down = to.y > from.y;
    const rank = down ? exits - 1 - exit : exit;
    const out = from.x + margin + rank * lane;
    const into = to.x - margin - 4;
    const others = within(Math.min(out, into) - 400, Math.max(out, into) + 400, ends);
    const isFree = (points: Point[]) => points.every((at, index) => isClear(points[index - 1], at, others, ends));

    if (into >= out) {
      if (Math.abs(from.y - to.y) <= 2 && isFree([from, to])) return [from, to];
      const middle = Math.max(out, (from.x + margin + into) / 2);
      for (const x of [out, middle, into]) {
        const points = [from, { x, y: from.y }, { x, y: to.y }, to];
        if (isFree(points)) return points;
      }
    }
    const shift = (hash(target.id) % 4) * (lane - 1);
    const heights = others
      .flatMap(({ y, height }) => [y - margin - shift, y + height + margin + shift])
      .map((y) => ({ y, length: Math.abs(from.y - y) + Math.abs(to.y - y) }))
      .toSorted((a, b) => a.length - b.length);
    for (const { y } of heights.slice(0, tried)) {
      const points = [from, { x: out, y: from.y }, { x: out, y }, { x: into, y }, { x: into, y: to.y }, to];
      if (isFree(points)) return points;
    }
    const y = heights[0]?.y ?? (from.y + to.y) / 2;
    return into >= out
      ? [from, { x: out, y: from.y }, { x: out, y: to.y }, to]
      : [from, { x: out, y: from.y }, { x: out, y }, { x: into, y }, { x: into, y: to.y }, to];
  };
}

const columnOf = (x: number) => Math.floor(x / 320);

/** Whether a level or upright line meets no card; its own two cards may be touched at the ends. */
function isClear(a: Point | undefined, b: Point, boxes: readonly Box[], { from, to }: Ends): boolean {
  if (!a) return true;
  const [left, right] = a.x < b.x ? [a.x, b.x] : [b.x, a.x];
  const [top, bottom] = a.y < b.y ? [a.y, b.y] : [b.y, a.y];
  const isEnd = a === from || b === to;
  const room = isEnd ? 1 : 6;
  return boxes.every(
    ({ x, y, width, height }) =>
      right <= x - room + (isEnd ? 2 : 0) ||
      left >= x + width + room - (isEnd ? 2 : 0) ||
      bottom <= y - room ||
      top >= y + height + room,
  );
}

function hash(text: string): number {
  let value = 0;
  for (let index = 0; index < text.length; index += 1) value = (value * 31 + text.charCodeAt(index)) >>> 0;
  return value;
}

/** An SVG path along the corners, rounded by at most `radius`. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const parts = points.map((at, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return `M${at.x} ${at.y}`;
    if (!after) return `L${at.x} ${at.y}`;
    const reach = Math.min(radius, distance(before, at) / 2, distance(at, after) / 2);
    const [start, end] = [toward(at, before, reach), toward(at, after, reach)];
    return `L${start.x} ${start.y}Q${at.x} ${at.y} ${end.x} ${end.y}`;
  });
  return parts.join('');
}

/** The point halfway along the corners. */
export function halfway(points: readonly Point[]): Point {
  const lengths = points.map((at, index) => (index === 0 ? 0 : distance(points[index - 1] ?? at, at)));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    const [before, at] = [points[index - 1], points[index]];
    if (before && at && left <= length) return toward(before, at, left);
    left -= length;
  }
  return points[0] ?? { x: 0, y: 0 };
}

const distance = (a: Point, b: Point) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

function toward(from: Point, to: Point, reach: number): Point {
  const length = distance(from, to);
  if (length === 0) return from;
  return { x: from.x + ((to.x - from.x) * reach) / length, y: from.y + ((to.y - from.y) * reach) / length };
}
