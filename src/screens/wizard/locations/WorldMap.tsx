import { geoMercator, geoPath, type GeoProjection } from 'd3';
import { type MouseEvent, useMemo, useRef } from 'react';
import useSWRImmutable from 'swr/immutable';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-50m.json?url';
import { useWidth } from '../../../ui/charts/useWidth.ts';
import * as styles from './WorldMap.css.ts';

interface Place {
  lat: number;
  lon: number;
}

interface WorldMapProps {
  label: string;
  branches: readonly (Place & { id: string; name: string })[];
  /** Postcodes, and whether each reaches a branch. */
  postcodes?: readonly (Place & { covered: boolean })[];
  height?: number;
  /** Called with the place of a click. */
  onPick?: (place: Place) => void;
}

type Atlas = Topology<{ countries: GeometryCollection }>;

/** The countries come with the page, so that the map needs no other server. */
async function loadLand() {
  const topology = (await (await fetch(atlas)).json()) as Atlas;
  return feature(topology, topology.objects.countries);
}

const padding = 28;
/** Degrees around a single place. */
const around = 6;

/** Fits all places, or the world without any. */
function projectionOf(places: readonly Place[], width: number, height: number): GeoProjection {
  const coordinates = places.flatMap(({ lat, lon }) => [
    [lon - around, Math.max(-80, lat - around)],
    [lon + around, Math.min(80, lat + around)],
  ]);
  const projection = geoMercator();
  if (coordinates.length === 0) return projection.scale(width / 6.4).translate([width / 2, height * 0.62]);
  const size: [[number, number], [number, number]] = [
    [padding, padding],
    [Math.max(padding + 1, width - padding), height - padding],
  ];
  return projection.fitExtent(size, { type: 'MultiPoint', coordinates });
}

/** A map of the world around the branches and postcodes. */
export function WorldMap({ label, branches, postcodes = [], height = 300, onPick }: WorldMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const width = useWidth(element);
  const { data: land } = useSWRImmutable('world-atlas', loadLand);
  const projection = useMemo(
    () => projectionOf([...branches, ...postcodes], width, height),
    [branches, postcodes, width, height],
  );
  const shapes = useMemo(() => {
    const path = geoPath(projection);
    return land && width > 0 ? path(land) : null;
  }, [land, projection, width]);
  const at = ({ lat, lon }: Place) => projection([lon, lat]) ?? [0, 0];
  const pick = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const [lon, lat] = projection.invert?.([clientX - left, clientY - top]) ?? [];
    if (lon !== undefined && lat !== undefined) onPick?.({ lat: toTenMeters(lat), lon: toTenMeters(lon) });
  };
  return (
    <div ref={element} className={styles.box} style={{ height }}>
      {width > 0 && (
        <svg className={styles.drawing} width={width} height={height} role="img" aria-label={label}>
          {shapes !== null && <path className={styles.land} d={shapes} />}
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
