import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoContains } from 'd3';
import { expect, test } from 'vitest';
import { stateCodes, stateOf } from '#values/places/states.ts';
import { type Atlas, countriesOf, mainland } from './worldShapes.ts';

const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
const countries = countriesOf(JSON.parse(readFileSync(path, 'utf8')) as Atlas);

test('the countries of the atlas have the codes that people enter', () => {
  const named = Object.fromEntries(countries.map(({ code, shape }) => [code, shape.properties?.['name']]));
  expect(named).toMatchObject({ NZ: 'New Zealand', IT: 'Italy', US: 'United States of America', GB: 'United Kingdom' });
  expect(countries.filter(({ code }) => !/^([A-Z]{2})?$/.test(code))).toEqual([]);
});

test('the point of every state is in its country', () => {
  const outside = stateCodes.filter((code) => {
    const { lat, lon } = stateOf(code) ?? { lat: 0, lon: 0 };
    return !countries.some((each) => each.code === code.slice(0, 2) && geoContains(each.shape, [lon, lat]));
  });
  expect(outside).toEqual([]);
});

test('the mainland of the United States reaches neither Alaska nor Hawaii', () => {
  const states = countries.find(({ code }) => code === 'US');
  const land = states && mainland(states);
  expect(
    ['US-KS', 'US-AK', 'US-HI'].map((code) => {
      const { lat, lon } = stateOf(code) ?? { lat: 0, lon: 0 };
      return land !== undefined && geoContains(land, [lon, lat]);
    }),
  ).toEqual([true, false, false]);
});
