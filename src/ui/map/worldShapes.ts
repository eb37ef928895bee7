import { type ExtendedFeature, geoArea } from 'd3';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** The borders of the countries as `world-atlas` has them. */
export type Atlas = Topology<{ countries: GeometryCollection }>;

interface Polygon {
  type: 'Polygon';
  coordinates: number[][][];
}

type Land = ExtendedFeature<Polygon | { type: 'MultiPolygon'; coordinates: number[][][][] }>;

/** A country's land. Areas without a code of their own have an empty one. */
export interface Country {
  /** ISO 3166-1. */
  code: string;
  shape: Land;
}

/** The countries of the atlas, which numbers them as the ISO does. */
export function countriesOf(atlas: Atlas): Country[] {
  return feature(atlas, atlas.objects.countries).features.map((each) => ({
    code: each.id === undefined ? '' : (new Intl.Locale(`und-${each.id}`).region ?? ''),
    shape: each as Land,
  }));
}

/** The largest connected part of a country: what a map of it has to show. Islands across the globe would make it too small. */
export function mainland({ shape: { geometry } }: Country): Polygon {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const polygons = parts.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }));
  const [largest = polygons[0]] = polygons.toSorted((a, b) => geoArea(b) - geoArea(a));
  if (largest === undefined) throw new Error('a country has no land');
  return largest;
}
