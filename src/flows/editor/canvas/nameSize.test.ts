import { expect, test } from 'vitest';
import { nameSize } from './nameSize.ts';

test('a name is at least 10.5 pixels tall down to a zoom of 25 %', () => {
  for (let zoom = 25; zoom <= 160; zoom += 1)
    expect(nameSize(zoom / 100) * (zoom / 100), `${zoom} %`).toBeGreaterThan(10.5);
});
