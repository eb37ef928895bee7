import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutBars, type Bar } from './stackedBars.ts';

const series = ['answered', 'missed', 'abandoned'];
const bars: fc.Arbitrary<Bar[]> = fc
  .array(fc.record({ answered: fc.nat(500), missed: fc.nat(500), abandoned: fc.nat(500) }), {
    minLength: 1,
    maxLength: 90,
  })
  .map((values) => values.map((one, at) => ({ key: `${at}`, label: `${at}`, values: one })));

test('segments stack without gaps, inside the box and to scale', () => {
  fc.assert(
    fc.property(bars, (data) => {
      const layout = layOutBars(data, series, 600, 200);
      for (const { segments, total, bar } of layout.bars) {
        expect(total).toBe(series.reduce((sum, name) => sum + (bar.values[name] ?? 0), 0));
        let floor = 200;
        for (const { y, height, value } of segments) {
          expect(y + height).toBeCloseTo(floor, 6);
          expect(value === 0).toBe(height < 1e-9);
          floor = y;
        }
        expect(floor).toBeGreaterThanOrEqual(-1e-9);
      }
    }),
  );
});

test('an earlier total is inside the box, to the scale of the bars, however high', () => {
  const earlier = fc.array(fc.option(fc.nat(5000), { nil: undefined }), { minLength: 90, maxLength: 90 });
  fc.assert(
    fc.property(bars, earlier, (data, before) => {
      const compared = data.map((bar, at) => ({ ...bar, earlier: before[at] }));
      const layout = layOutBars(compared, series, 600, 200);
      const zero = layout.ticks.find(({ value }) => value === 0)?.y ?? Number.NaN;
      const second = layout.ticks[1] ?? { value: Number.NaN, y: Number.NaN };
      const scale = (zero - second.y) / second.value;
      for (const { earlierY, bar } of layout.bars) {
        if (bar.earlier === undefined) {
          expect(earlierY).toBeUndefined();
          continue;
        }
        expect(earlierY).toBeCloseTo(zero - bar.earlier * scale, 6);
        expect(earlierY).toBeGreaterThanOrEqual(-1e-9);
      }
    }),
  );
});

test('a hidden series takes no space', () => {
  const bar = { key: 'a', label: 'a', values: { answered: 3, missed: 2, abandoned: 1 } };
  expect(
    layOutBars([bar], ['missed'], 100, 100).bars[0]?.segments.map(({ series: name, value }) => [name, value]),
  ).toEqual([['missed', 2]]);
});

test('the axis has whole numbers, and labels keep their distance', () => {
  const data = Array.from({ length: 90 }, (_, at) => ({ key: `${at}`, label: `${at}`, values: { answered: 1 } }));
  const layout = layOutBars(data, ['answered'], 600, 200);
  expect(layout.ticks.every(({ value }) => Number.isInteger(value))).toBe(true);
  const places = layout.bars.filter(({ labelled }) => labelled).map(({ x }) => x);
  expect(places.slice(1).every((x, at) => x - (places[at] ?? 0) >= 60)).toBe(true);
});
