import { expect, test } from 'vitest';
import type { PostcodePlaces } from '../../kernel/outside/postcodePlaces.ts';
import type { BranchRow } from './branches.repository.ts';
import type { MapRow } from './postcodes.repository.ts';
import { branchOfArea } from './branchFinder.ts';
import { chooseBranch, nearestAmong } from './chooseBranch.ts';

function aBranch(id: string, given: Partial<BranchRow> = {}): BranchRow {
  const place = { address: '', postcode: '', state: '', country: 'AU', lat: null, lon: null };
  const routing = { autoRouting: true, forceAccount: null, locationId: null, targets: [], timeout: 20, version: 1 };
  return { accountId: 1, id, name: id, code: id, ...place, ...routing, ...given };
}

const melbourne = { lat: -37.81, lon: 144.96 };
const places: PostcodePlaces = {
  of: (country) => Promise.resolve(new Map(country === 'AU' ? [['3000', melbourne]] : [])),
};
const near = aBranch('near', { lat: -37.8, lon: 145 });
const far = aBranch('far', { lat: -33.87, lon: 151.2 });
const other = aBranch('other');

interface Given {
  branches?: BranchRow[];
  row?: Partial<MapRow>;
  around?: MapRow[];
  postcode?: string;
}

async function chosen({ branches = [near, far, other], row, around = [], postcode = '3000' }: Given) {
  const own = row && { postcode, specified: null, automatic: null, ...row };
  const findNearest = await nearestAmong(places, branches);
  return chooseBranch(findNearest, { postcode, branches, row: own, around })?.id;
}

test('the specified branch comes first, then the nearest, then the automatic one', async () => {
  expect(await chosen({ row: { specified: 'far', automatic: 'other' } })).toBe('far');
  expect(await chosen({ row: { automatic: 'other' } })).toBe('near');
  expect(await chosen({ row: { automatic: 'other' }, branches: [other] })).toBe('other');
  expect(await chosen({ row: { automatic: 'far' }, postcode: '9999' })).toBe('far');
});

test('a branch that takes nobody by place is never the nearest, and one that is gone is none', async () => {
  expect(await chosen({ branches: [{ ...near, autoRouting: false }, far] })).toBe('far');
  expect(await chosen({ row: { specified: 'gone' }, branches: [other] })).toBeUndefined();
});

const row = (postcode: string, specified: string): MapRow => ({ postcode, specified, automatic: null });

test('without row and place, the most similar postcode decides: of the mapping or of a branch', async () => {
  const branches = [
    other,
    aBranch('own', { postcode: '3140' }),
    aBranch('quiet', { postcode: '3141', autoRouting: false }),
  ];
  const around = [row('3120', 'other'), row('3199', 'other')];
  expect(await chosen({ branches, around, postcode: '3149' })).toBe('own');
  expect(await chosen({ branches, around, postcode: '3125' })).toBe('other');
  expect(await chosen({ branches, around: [row('3010', 'gone')], postcode: '3105' })).toBe('own');
  expect(await chosen({ branches, around, postcode: '4000' })).toBeUndefined();
});

test('of equally similar postcodes the closer number decides', async () => {
  const around = [row('3100', 'far'), row('3109', 'other')];
  expect(await chosen({ branches: [far, other], around, postcode: '3106' })).toBe('other');
  expect(await chosen({ branches: [far, other], around, postcode: '3103' })).toBe('far');
});

const rung = (id: string, number: string, given: Partial<BranchRow> = {}) =>
  aBranch(id, { targets: [{ id: 't', label: '', number }], ...given });

test('a landline goes to the one branch whose number begins most like it', () => {
  const [city, east, sydney] = [
    rung('city', '+61390001111'),
    rung('east', '+61398760000;ext=2'),
    rung('syd', '+61290001111'),
  ];
  expect(branchOfArea('+61398765432', [city, east, sydney])?.id).toBe('east');
  expect(branchOfArea('+61291234567', [city, east, sydney])?.id).toBe('syd');
  expect(branchOfArea('+61881234567', [city, east, sydney])).toBeUndefined();
  expect(branchOfArea('+61398765432', [east, rung('twin', '+61398760009')])).toBeUndefined();
  expect(branchOfArea('+61398765432', [{ ...east, autoRouting: false }, city])?.id).toBe('city');
});
