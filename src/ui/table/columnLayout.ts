import type { Column } from './column.ts';

/** The shown columns of a table in their order, each with its width in pixels if the user set one. */
export type ColumnLayout = readonly { key: string; width?: number | undefined }[];

export const narrowest = 60;
export const widest = 800;

const clamp = (width: number) => Math.min(widest, Math.max(narrowest, Math.round(width)));

/** A layout as the search parameter `columns`: `caller-240.status.dateStart`. */
export function layoutToText(layout: ColumnLayout): string {
  return layout.map(({ key, width }) => (width === undefined ? key : `${key}-${width}`)).join('.');
}

/**
 * Reads a layout: columns that the table does not have are left out, and fixed ones come first, named or not. Undefined
 * if it names no column of the table.
 */
export function layoutFromText<Row>(text: string | null, columns: readonly Column<Row>[]): ColumnLayout | undefined {
  const known = new Set(columns.map(({ key }) => key));
  const named = (text ?? '').split('.').flatMap((part) => {
    const [key = '', width] = part.split('-');
    if (!known.has(key)) return [];
    return [/^\d{1,5}$/.test(width ?? '') ? { key, width: clamp(Number(width)) } : { key }];
  });
  if (named.length === 0) return undefined;
  const fixed = columns.filter((column) => column.fixed).map(({ key }) => ({ key }));
  const widthOf = (wanted: string) => named.find(({ key }) => key === wanted);
  const all = [...fixed.map((entry) => widthOf(entry.key) ?? entry), ...named];
  return all.filter(({ key }, at) => all.findIndex((entry) => entry.key === key) === at);
}

/** The layout of a table that nobody has arranged. */
export function firstLayout<Row>(columns: readonly Column<Row>[]): ColumnLayout {
  return columns.filter(({ fixed, hiddenAtFirst }) => fixed || !hiddenAtFirst).map(({ key }) => ({ key }));
}

/** The columns of a layout, with its widths. */
export function laidOut<Row>(columns: readonly Column<Row>[], layout: ColumnLayout): Column<Row>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return layout.flatMap(({ key, width }) => {
    const column = byKey.get(key);
    return column ? { ...column, width: width ?? column.width } : [];
  });
}

/** Shows a column at the place that it has at first, or hides one. */
export function withColumn<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout,
  key: string,
  isShown: boolean,
): ColumnLayout {
  const others = layout.filter((entry) => entry.key !== key);
  if (!isShown) return others;
  const placeOf = (wanted: string) => columns.findIndex((column) => column.key === wanted);
  const at = others.findIndex((entry) => placeOf(entry.key) > placeOf(key));
  return others.toSpliced(at === -1 ? others.length : at, 0, { key });
}

/** Moves a column before or after another one; hidden columns cannot be moved, nor moved next to. */
export function withMoved(layout: ColumnLayout, key: string, to: { key: string; isBefore: boolean }): ColumnLayout {
  const moved = layout.find((entry) => entry.key === key);
  const others = layout.filter((entry) => entry.key !== key);
  const at = others.findIndex((entry) => entry.key === to.key);
  return moved && at !== -1 ? others.toSpliced(to.isBefore ? at : at + 1, 0, moved) : layout;
}

/** Sets the widths of columns, in pixels; widths out of range become the nearest possible ones. */
export function withWidths(layout: ColumnLayout, widths: ReadonlyMap<string, number>): ColumnLayout {
  return layout.map((entry) => {
    const width = widths.get(entry.key);
    return width === undefined ? entry : { ...entry, width: clamp(width) };
  });
}
