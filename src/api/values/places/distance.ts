/** A point on the earth in degrees. */
export interface Point {
  lat: number;
  lon: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometers along the surface between two points. */
export function distanceBetween(a: Point, b: Point): number {
  const [north, east] = [radians(b.lat - a.lat), radians(b.lon - a.lon)];
  const chord =
    Math.sin(north / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
