interface Rgb {
  r: number;
  g: number;
  b: number;
}

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return { r: (value >> 16) & 255, g: (value >> 8) & 255, b: value & 255 };
}

function format({ r, g, b }: Rgb): string {
  const part = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return `#${part(r)}${part(g)}${part(b)}`;
}

/** Mixes `amount` (0–1) of `other` into `base`, both `#rrggbb`. */
export function mix(base: string, other: string, amount: number): string {
  const [a, b] = [parse(base), parse(other)];
  const blend = (from: number, to: number) => from + (to - from) * amount;
  return format({ r: blend(a.r, b.r), g: blend(a.g, b.g), b: blend(a.b, b.b) });
}

/** Relative luminance per WCAG 2.2, from 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const { r, g, b } = parse(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio of two colors per WCAG 2.2, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The color if it contrasts with every ground by `ratio`, else the nearest mix with black or white that does. */
export function legible(colour: string, grounds: readonly string[], ratio: number): string {
  const dark = grounds.reduce((sum, ground) => sum + luminance(ground), 0) / grounds.length < 0.18;
  const towards = dark ? '#ffffff' : '#000000';
  for (let amount = 0; amount < 1; amount += 0.04) {
    const candidate = mix(colour, towards, amount);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return towards;
}

const inks = ['#ffffff', '#10131a', '#000000'];

/** White, near-black or black: the first with a contrast of 4.5:1 on the ground. One always has it. */
export function inkOn(ground: string): string {
  return inks.find((ink) => contrast(ink, ground) >= 4.5) ?? '#000000';
}
