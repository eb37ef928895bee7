import { geoMercator, geoPath, type GeoProjection } from 'd3';
import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import useSWRImmutable from 'swr/immutable';
import atlas from 'world-atlas/countries-50m.json?url';
import { useWidth } from '../charts/useWidth.ts';
import { type Atlas, countriesOf, type Country, mainland } from './worldShapes.ts';
import * as styles from './WorldMap.css.ts';

export interface Place {
  lat: number;
  lon: number;
}

/** Countries and spots in fills of their own. */
export interface Colouring {
  /** The patterns that the fills refer to. */
  defs: ReactNode;
  /** The fill of a country by its code (ISO 3166-1), empty for land without one. */
  countryFill: (code: string) => string;
  /** The codes of the countries that the map has to show. */
  countries: readonly string[];
  spots: readonly (Place & { fill: string; size: number })[];
}

interface WorldMapProps {
  label: string;
  branches?: readonly (Place & { id: string; name: string })[];
  /** Postcodes, and whether each reaches a branch. */
  postcodes?: readonly (Place & { covered: boolean })[];
  colouring?: Colouring;
  height?: number;
  /** Called with the place of a click; `near` is how many degrees around it still look the same. */
  onPick?: (place: Place, near: number) => void;
}

/** The countries come with the page, so that the map needs no other server. */
async function loadLand() {
  return countriesOf((await (await fetch(atlas)).json()) as Atlas);
}

/** The countries' shapes, once they are loaded. */
export function useCountries(): readonly Country[] | undefined {
  return useSWRImmutable('world-atlas', loadLand).data;
}

const padding = 28;
/** Pixels around a click that still mean the same. */
const nearby = 10;
/** Degrees around a single place. */
const around = 6;

/** Fits all places and countries, or the world without any. */
function projectionOf(
  places: readonly Place[],
  countries: readonly Country[],
  { width, height }: { width: number; height: number },
): GeoProjection {
  const coordinates = [
    ...places.flatMap(({ lat, lon }): [number, number][] => [
      [lon - around, Math.max(-80, lat - around)],
      [lon + around, Math.min(80, lat + around)],
    ]),
    ...countries.flatMap((country) => mainland(country).coordinates.flat()),
  ];
  const projection = geoMercator();
  if (coordinates.length === 0) return projection.scale(width / 6.4).translate([width / 2, height * 0.62]);
  const size: [[number, number], [number, number]] = [
    [padding, padding],
    [Math.max(padding + 1, width - padding), height - padding],
  ];
  return projection.fitExtent(size, { type: 'MultiPoint', coordinates });
}

/** A map of the world around the branches and postcodes. */
export function WorldMap({ label, branches = [], postcodes = [], colouring, height = 300, onPick }: WorldMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const width = useWidth(element);
  const land = useCountries();
  const projection = useMemo(
    () =>
      projectionOf(
        [...branches, ...postcodes, ...(colouring?.spots ?? [])],
        land?.filter(({ code }) => colouring?.countries.includes(code)) ?? [],
        { width, height },
      ),
    [branches, postcodes, colouring, land, width, height],
  );
  const shapes = useMemo(() => {
    const path = geoPath(projection);
    return land && width > 0 ? land.map(({ code, shape }) => ({ code, d: path(shape) ?? '' })) : null;
  }, [land, projection, width]);
  const at = ({ lat, lon }: Place) => projection([lon, lat]) ?? [0, 0];
  const pick = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top];
    const [lon, lat] = projection.invert?.([x, y]) ?? [];
    const [beside = lon] = projection.invert?.([x + nearby, y]) ?? [];
    if (lon !== undefined && lat !== undefined && beside !== undefined)
      onPick?.({ lat: toTenMeters(lat), lon: toTenMeters(lon) }, beside - lon);
  };
  return (
    <div ref={element} className={styles.box} style={{ height }}>
      {width > 0 && (
        <svg className={styles.drawing} width={width} height={height} role="img" aria-label={label}>
          {colouring?.defs}
          {colouring
            ? shapes?.map(({ code, d }, index) => (
                <path key={index} className={styles.country} fill={colouring.countryFill(code)} d={d} />
              ))
            : shapes && <path className={styles.land} d={shapes.map(({ d }) => d).join('')} />}
          {colouring?.spots.map((spot, index) => {
            const [x, y] = at(spot);
            return <circle key={index} className={styles.spot} fill={spot.fill} cx={x} cy={y} r={spot.size} />;
          })}
          {postcodes.map((postcode, index) => {
            const [x, y] = at(postcode);
            return (
              <circle
                key={index}
                className={postcode.covered ? styles.covered : styles.uncovered}
                cx={x}
                cy={y}
                r={2}
              />
            );
          })}
          {branches.map((branch) => {
            const [x, y] = at(branch);
            return (
              <g key={branch.id} transform={`translate(${x} ${y})`}>
                <circle className={styles.marker} r={6} />
                <text className={styles.label} y={-10} textAnchor="middle">
                  {branch.name}
                </text>
              </g>
            );
          })}
        </svg>
      )}
      {/* Who uses no mouse types the coordinates. */}
      {onPick && <button type="button" className={styles.surface} tabIndex={-1} aria-hidden="true" onClick={pick} />}
    </div>
  );
}

const toTenMeters = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
