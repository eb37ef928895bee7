/** The loudest sample of each of `count` equal parts, from 0 to 1. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  return Array.from({ length: count }, (_, part) => {
    const [from, to] = [part, part + 1].map((edge) => Math.floor((edge * samples.length) / count)) as [number, number];
    let loudest = 0;
    for (let at = from; at < to; at += 1) loudest = Math.max(loudest, Math.abs(samples[at] ?? 0));
    return Math.min(1, loudest);
  });
}

/** An SVG path of bars around a middle line, one unit wide each, within a height of 2. */
export function barsPath(peaks: readonly number[]): string {
  return peaks
    .map((peak, at) => {
      const half = Math.max(0.03, peak * 0.95).toFixed(3);
      return `M${at + 0.5} ${1 - Number(half)}v${2 * Number(half)}`;
    })
    .join('');
}
