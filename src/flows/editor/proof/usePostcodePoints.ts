import { useContext } from 'react';
import useSWR from 'swr';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { IdentityContext } from '../../../api/client/IdentityContext.ts';

export interface PostcodePoint {
  lat: number;
  lon: number;
  routing: string;
  branchFound: boolean;
}

/** Where the postcodes of some location routings are, so far as that is known. */
export function usePostcodePoints(account: number, routings: readonly string[]) {
  const { key: reader, scope } = useContext(IdentityContext);
  const key = routings.length === 0 ? null : ([reader, 'getLocationCoverage', account, ...routings] as const);
  return useSWR(key, () => Promise.all(routings.map((id) => pointsOf(account, id, scope))).then((all) => all.flat()));
}

async function pointsOf(account: number, id: string, scope: string | null): Promise<PostcodePoint[]> {
  const { points } = await call(endpoints.getLocationCoverage, { params: { account, id } }, { scope });
  return points.map(({ lat, lon, branch }) => ({ lat, lon, routing: id, branchFound: branch !== null }));
}
