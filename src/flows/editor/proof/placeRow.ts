import type { FlowEnd } from '../../proof/coverage.ts';
import type { PlaceCoverage } from '../../proof/placeCoverage.ts';
import { sharesOfWeek } from './dayStretches.ts';

/** Places whose calls end alike, with how they can end in an ordinary week, what matters most first. */
export interface PlaceRow extends Pick<PlaceCoverage, 'places'> {
  ends: readonly { end: FlowEnd; share: number }[];
}

export function placeRow({ places, coverage }: PlaceCoverage): PlaceRow {
  return { places, ends: sharesOfWeek(coverage.week) };
}
