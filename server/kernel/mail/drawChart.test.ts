import { loadImage } from '@napi-rs/canvas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultColours } from '#values/defaultColours.ts';
import { deriveColours, type HostColours } from '#values/deriveColours.ts';
import { openDrawing } from '../outside/canvas.ts';
import { chartWidth, drawChart } from './drawChart.ts';
import type { MailChart } from './mailKind.ts';
import { lightLook } from './mailLook.ts';
import { mergeTemplates } from './mailTemplate.ts';

const series: MailChart['series'] = [
  { name: 'Answered', colour: 'answered' },
  { name: 'Missed', colour: 'missed' },
];

/** How many pixels below the legend have the color of each series. */
async function pixelsOf(chart: MailChart, colours: HostColours): Promise<number[]> {
  const drawn = await drawChart(chart, 'en-US', lightLook(colours, mergeTemplates([])), colours);
  const picture = await loadImage(drawn.content);
  expect([picture.width, picture.height]).toEqual([2 * chartWidth, 2 * drawn.height]);
  const { context } = await openDrawing(picture.width, picture.height, 1);
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 60, picture.width, picture.height - 60);
  const pixels = new Uint32Array(data.buffer);
  const tokens = deriveColours(colours, 'light');
  return chart.series.map(({ colour }) => {
    const wanted = littleEndian(tokens[colour]);
    return pixels.reduce((count, pixel) => count + Number(pixel === wanted), 0);
  });
}

/** `#rrggbb`, opaque, as it is in memory. */
function littleEndian(colour: string): number {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  return Number.parseInt(`ff${blue}${green}${red}`, 16);
}

test('areas are as large as what they count, in the colors of the brand', async () => {
  const drawn = fc.record({
    shape: fc.constantFrom('columns' as const, 'bars' as const),
    rows: fc.array(fc.tuple(fc.integer({ min: 20, max: 400 }), fc.integer({ min: 20, max: 400 })), {
      minLength: 1,
      maxLength: 10,
    }),
    colours: fc.constantFrom(defaultColours, { ...defaultColours, answered: '#00695c', missed: '#8e0000' }),
  });
  await fc.assert(
    fc.asyncProperty(drawn, async ({ shape, rows, colours }) => {
      const chart = { shape, series, alt: '', rows: rows.map((values, index) => ({ label: `${index}`, values })) };
      const [answered = 0, missed = 0] = await pixelsOf(chart, colours);
      const counted = rows.reduce(([a, b], [one, other]) => [a + one, b + other], [0, 0]);
      const share = (counted[0] ?? 0) / ((counted[0] ?? 0) + (counted[1] ?? 0));
      expect(answered + missed).toBeGreaterThan(0);
      // The edges of an area are blended with what is beside it.
      expect(Math.abs(answered / (answered + missed) - share)).toBeLessThan(0.04);
    }),
    { numRuns: 20 },
  );
});

test('a chart of a month, of no rows, or of long names in any script is drawn', async () => {
  const look = lightLook(defaultColours, mergeTemplates([]));
  const month = Array.from({ length: 31 }, (_, day) => ({ label: `Mon ${day + 1} Mar`, values: [day, 1] }));
  const names = [{ label: 'Carlton front desk 東京 👩‍👩‍👧 '.repeat(8), values: [1_000_000, 2] }];
  for (const [shape, rows] of [
    ['columns', month],
    ['columns', []],
    ['bars', []],
    ['bars', names],
  ] as const) {
    const { content } = await drawChart({ shape, series, alt: '', rows: [...rows] }, 'it-IT', look, defaultColours);
    expect(content.subarray(1, 4).toString()).toBe('PNG');
  }
});
