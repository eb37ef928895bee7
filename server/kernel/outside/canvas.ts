import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SKRSContext2D } from '@napi-rs/canvas';

/** A drawing surface in its own units, and how it becomes a picture. */
export interface Drawing {
  context: SKRSContext2D;
  toPng: () => Promise<Buffer>;
}

/** The scripts that a font is shipped for; others are drawn if the machine has a font with them. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese', 'devanagari'];
const families = scripts.map((script) => `Noto Sans ${script}`);

/** A CSS font of the size in units. */
export const canvasFont = (size: number, weight: 400 | 600 = 400) =>
  `${weight} ${size}px ${families.map((family) => `"${family}"`).join(', ')}, sans-serif`;

let loading: ReturnType<typeof load> | undefined;

/** Opens a surface of `width` × `height` units, with `scale` pixels to a unit. The library is loaded when first used. */
export async function openDrawing(width: number, height: number, scale: number): Promise<Drawing> {
  loading ??= load();
  const { createCanvas } = await loading;
  const canvas = createCanvas(width * scale, height * scale);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  return { context, toPng: () => canvas.encode('png') };
}

async function load() {
  const library = await import('@napi-rs/canvas');
  const require = createRequire(import.meta.url);
  const fonts = dirname(require.resolve('@fontsource/noto-sans/package.json'));
  for (const [index, script] of scripts.entries())
    for (const weight of [400, 600])
      library.GlobalFonts.registerFromPath(
        join(fonts, 'files', `noto-sans-${script}-${weight}-normal.woff2`),
        families[index],
      );
  return library;
}
