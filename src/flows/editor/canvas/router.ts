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
const steps = [0, 1, 2, 3, 4];
/** Lines that only meet in rounded corners don't run along each other. */
const cornerLength = 2 * lane;

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

  /** The lines that edges have taken: those to one target may share them, others keep apart. */
  const taken: Line[] = [];
  const routed = new Map<string, { ends: string; points: Point[] }>();

  /** The corners from end to end; the shortest way that is free and no other target's, or else the plainest. */
  return function corners(ends: Ends): Point[] {
    const edge = `${ends.source.id} ${ends.exit} ${ends.target.id}`;
    const known = routed.get(edge);
    const place = JSON.stringify([ends.from, ends.to]);
    if (known?.ends === place) return known.points;
    const others = known ? taken.filter((line) => line.edge !== edge) : taken;
    const points = find(ends, others);
    taken.splice(0, taken.length, ...others, ...linesOf(points, { edge, target: ends.target.id }));
    routed.set(edge, { ends: place, points });
    return points;
  };

  function find(ends: Ends, lines: readonly Line[]): Point[] {
    const { from, to } = ends;
    const bounds = boundsOf(ends);
    const near = within(Math.min(bounds.out, bounds.into) - 400, Math.max(bounds.out, bounds.into) + 400, ends);
    const isFree = (points: Point[]) => points.every((at, index) => isClear(points[index - 1], at, near, ends));
    const foreign = lines.filter(({ target }) => target !== ends.target.id);
    const isOwn = (points: Point[]) => !linesOf(points).some((line) => foreign.some((other) => isShared(line, other)));
    let second: Point[] | undefined;
    let third: Point[] | undefined;
    for (const route of [routesBetween(ends), routesAround(ends, near)].flat()) {
      if (!isFree(route)) continue;
      third ??= route;
      if (!isOwn(route)) continue;
      if (near.every((box) => isPastExits(route, box, ends))) return route;
      second ??= route;
    }
    return second ?? third ?? plainest(from, to, bounds, near);
  }
}

/** Whether an edge comes onto the level of its target only behind the lanes in which edges leave a card on that level. */
function isPastExits(points: readonly Point[], { id, x, y, width, height }: Box, { to, target }: Ends): boolean {
  const turn = points.at(-2);
  if (!turn || points.length === 2 || id === target.id || to.y < y || to.y > y + height) return true;
  return turn.x < x + width || turn.x >= x + width + margin + 4 * lane;
}

interface Line {
  from: Point;
  to: Point;
  edge?: string;
  target?: string;
}

/** Where an edge may turn first and last. */
function boundsOf({ from, to, exit, exits }: Ends) {
  const rank = to.y > from.y ? exits - 1 - exit : exit;
  return { out: from.x + margin + rank * lane, into: to.x - margin - 4 };
}

/** Straight, or by one upright line between the two cards. */
function routesBetween(ends: Ends): Point[][] {
  const { from, to } = ends;
  const { out, into } = boundsOf(ends);
  if (into < out) return [];
  const middle = Math.max(out, (from.x + margin + into) / 2);
  const lanes = Array.from({ length: Math.min(tried, Math.floor((into - out) / lane)) }, (_, at) => into - at * lane);
  const turned = [out, middle, into, ...lanes].map((x) => [from, { x, y: from.y }, { x, y: to.y }, to]);
  return Math.abs(from.y - to.y) <= 2 ? [[from, { x: to.x, y: from.y }], ...turned] : turned;
}

/** By a level line above or below the cards near by, the shortest first. */
function routesAround(ends: Ends, near: readonly Box[]): Point[][] {
  const { from, to } = ends;
  const { out, into } = boundsOf(ends);
  const length = (y: number) => Math.abs(from.y - y) + Math.abs(to.y - y);
  const heights = near
    .flatMap(({ y, height }) => [y - margin, y + height + margin])
    .toSorted((a, b) => length(a) - length(b))
    .slice(0, tried);
  return steps.flatMap((step) =>
    heights.flatMap((y) =>
      [y - step * lane, y + step * lane].map((level) => [
        from,
        { x: out + step * lane, y: from.y },
        { x: out + step * lane, y: level },
        { x: into - step * lane, y: level },
        { x: into - step * lane, y: to.y },
        to,
      ]),
    ),
  );
}

function plainest(from: Point, to: Point, { out, into }: ReturnType<typeof boundsOf>, near: readonly Box[]): Point[] {
  const length = (y: number) => Math.abs(from.y - y) + Math.abs(to.y - y);
  const [nearest] = near
    .flatMap(({ y, height }) => [y - margin, y + height + margin])
    .toSorted((a, b) => length(a) - length(b));
  const y = nearest ?? (from.y + to.y) / 2;
  return into >= out
    ? [from, { x: out, y: from.y }, { x: out, y: to.y }, to]
    : [from, { x: out, y: from.y }, { x: out, y }, { x: into, y }, { x: into, y: to.y }, to];
}

function linesOf(points: readonly Point[], of: Pick<Line, 'edge' | 'target'> = {}): Line[] {
  return points.slice(1).map((to, index) => ({ ...of, from: points[index] ?? to, to }));
}

/** Whether two lines run along each other: both level or both upright, closer than their lanes are, and side by side. */
export function isShared(a: Line, b: Line): boolean {
  return isAlong(a, b, 'x', 'y') || isAlong(a, b, 'y', 'x');
}

function isAlong(a: Line, b: Line, along: 'x' | 'y', across: 'x' | 'y'): boolean {
  const isStraight = (line: Line) => line.from[across] === line.to[across] && line.from[along] !== line.to[along];
  if (!isStraight(a) || !isStraight(b) || Math.abs(a.from[across] - b.from[across]) >= lane - 2) return false;
  const [start, end] = [a, b].map(({ from, to }) => [from[along], to[along]].toSorted((one, other) => one - other));
  return Math.min(start?.[1] ?? 0, end?.[1] ?? 0) - Math.max(start?.[0] ?? 0, end?.[0] ?? 0) > cornerLength;
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
