/** Zooms at which names get larger, and their size in canvas units from there on down. */
const steps = [
  [0.85, 15.5],
  [0.72, 18.5],
  [0.6, 22],
  [0.5, 26],
  [0.42, 31],
  [0.35, 36],
  [0.3, 43],
] as const;

/** The size of a card's name in canvas units, at least 11 pixels on the screen down to a zoom of 25 %. */
export function nameSize(zoom: number): number {
  return steps.findLast(([below]) => zoom < below)?.[1] ?? 13;
}
