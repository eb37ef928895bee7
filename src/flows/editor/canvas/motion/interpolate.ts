/** What a viewport shows: the middle of it and its width, in canvas units. */
export type View = readonly [x: number, y: number, width: number];
type Path = (share: number) => [number, number, number];

const rho = Math.SQRT2;

/** The smooth way from one view to another: out, across and in again (van Wijk and Nuij 2003). Shares run from 0 to 1. */
export function interpolateZoom([x0, y0, w0]: View, [x1, y1, w1]: View): Path {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const squared = dx * dx + dy * dy;
  if (squared < 1e-12) {
    const stretch = Math.log(w1 / w0);
    return (share) => [x0 + share * dx, y0 + share * dy, w0 * Math.exp(share * stretch)];
  }
  const distance = Math.sqrt(squared);
  const b0 = (w1 * w1 - w0 * w0 + 4 * squared) / (4 * w0 * distance);
  const b1 = (w1 * w1 - w0 * w0 - 4 * squared) / (4 * w1 * distance);
  const r0 = Math.log(Math.sqrt(b0 * b0 + 1) - b0);
  const r1 = Math.log(Math.sqrt(b1 * b1 + 1) - b1);
  const length = (r1 - r0) / rho;
  return (share) => {
    const along = rho * share * length + r0;
    const gone = (w0 / (2 * distance)) * (Math.cosh(r0) * Math.tanh(along) - Math.sinh(r0));
    return [x0 + gone * dx, y0 + gone * dy, (w0 * Math.cosh(r0)) / Math.cosh(along)];
  };
}

/** The straight way between two views. */
export function interpolate([x0, y0, w0]: View, [x1, y1, w1]: View): Path {
  return (share) => [x0 + share * (x1 - x0), y0 + share * (y1 - y0), w0 + share * (w1 - w0)];
}
