import { geoContains } from 'd3';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CallPlace } from '#flows/core/callPlace.ts';
import { stateOf } from '#values/places/states.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { type Place, useCountries, WorldMap } from '../../../ui/map/WorldMap.tsx';
import type { FlowEnd } from '../../proof/coverage.ts';
import { useEditorSetting } from '../state/EditorContext.ts';
import { EndPattern, patternId } from './EndPattern.tsx';
import { placesMessages as words } from './places.messages.ts';
import type { PlaceRow } from './placeRow.ts';
import * as proofStyles from './Proof.css.ts';
import { proofMessages } from './proof.messages.ts';
import { usePostcodePoints } from './usePostcodePoints.ts';

interface PlaceMapProps {
  rows: readonly PlaceRow[];
  onPick: (row: PlaceRow) => void;
}

interface Spot extends Place {
  row: PlaceRow;
  size: number;
}

const ends: readonly FlowEnd[] = ['answered', 'message', 'hungUp', 'unconnected'];
const height = 220;

/** Countries, states and postcodes by how calls from there can end; a click plays one. */
export function PlaceMap({ rows, onPick }: PlaceMapProps) {
  const text = useIntl().formatMessage;
  const id = useId();
  const { account } = useEditorSetting();
  const land = useCountries();
  const places = useMemo(() => rows.flatMap((row) => row.places.map((place) => ({ place, row }))), [rows]);
  const routings = useMemo(() => [...new Set(codesOf(places, 'postcode'))], [places]);
  const { data: points, error } = usePostcodePoints(account, routings);
  const spots = useMemo(
    (): Spot[] => [
      ...(points ?? []).flatMap(({ lat, lon, routing, branchFound }) => {
        const found = places.find(({ place }) => place.code === routing && place.branchFound === branchFound);
        return found ? [{ lat, lon, row: found.row, size: 2.5 }] : [];
      }),
      ...places.flatMap(({ place, row }) => {
        const state = place.kind === 'state' ? stateOf(place.code) : undefined;
        return state ? [{ lat: state.lat, lon: state.lon, row, size: 8 }] : [];
      }),
    ],
    [points, places],
  );
  const rowOf = useMemo(() => {
    const byCode = new Map(places.flatMap(({ place, row }) => (place.kind === 'country' ? [[place.code, row]] : [])));
    const elsewhere = places.find(({ place }) => place.kind === 'elsewhere')?.row;
    return (code: string): PlaceRow | undefined => byCode.get(code) ?? elsewhere;
  }, [places]);
  const colouring = useMemo(
    () => ({
      defs: (
        <defs>
          {ends.map((end) => (
            <EndPattern key={end} end={end} id={id} />
          ))}
        </defs>
      ),
      countryFill: (code: string) => fillOf(rowOf(code), id),
      countries: codesOf(places, 'country'),
      spots: spots.map(({ row, ...spot }) => ({ ...spot, fill: fillOf(row, id) })),
    }),
    [id, places, rowOf, spots],
  );
  const pick = ({ lat, lon }: Place, near: number) => {
    const [nearest] = spots
      .map((spot) => ({ spot, distance: Math.hypot(spot.lat - lat, spot.lon - lon) }))
      .filter(({ distance }) => distance <= near)
      .toSorted((a, b) => a.distance - b.distance);
    const country = land?.find(({ shape }) => geoContains(shape, [lon, lat]));
    const row = nearest?.spot.row ?? (country && rowOf(country.code));
    if (row) onPick(row);
  };
  if (colouring.countries.length + spots.length === 0) return null;
  const unseen = places.some(
    ({ place }) => place.kind === 'prefix' || place.kind === 'areaCode' || isStateUnseen(place),
  );
  return (
    <>
      <ul className={proofStyles.legend} aria-hidden>
        {ends.map((end) => (
          <li key={end} className={proofStyles.legendItem}>
            <svg width={16} height={12}>
              <rect width={16} height={12} rx={2} fill={`url(#${patternId(id, end)})`} />
            </svg>
            {text(proofMessages[end])}
          </li>
        ))}
      </ul>
      <WorldMap label={text(words.map)} colouring={colouring} height={height} onPick={pick} />
      <p className={proofStyles.detail}>
        {text(words.pick)} {unseen && text(words.onlyInTable)}
      </p>
      {error !== undefined && <Notice tone="warning">{text(words.noPostcodes)}</Notice>}
    </>
  );
}

function codesOf(places: readonly { place: CallPlace }[], kind: CallPlace['kind']): string[] {
  return places.flatMap(({ place }) => (place.kind === kind ? [place.code] : []));
}

const isStateUnseen = ({ kind, code }: CallPlace) => kind === 'state' && stateOf(code) === undefined;

/** The pattern of what matters most about how calls can end; none where nothing is known. */
function fillOf(row: PlaceRow | undefined, id: string): string {
  const end = row?.ends[0]?.end;
  return end === undefined ? 'none' : `url(#${patternId(id, end)})`;
}
