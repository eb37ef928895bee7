import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokens } from '../../../api/client/tokens.ts';
import { preloadWizard } from './preloadWizard.ts';

/** SWR preloads only in a browser, which it detects on import. */
vi.hoisted(() => vi.stubGlobal('window', {}));

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const numbers = [
  { id: 'n1', account: 7, action: 'flow', actionId: 'f1' },
  { id: 'n2', account: 7, action: 'flow', actionId: null },
];
const flowPath = '/v2/routing/7/flow/f1';

let requested: string[] = [];
let visits = 0;

/** Visits the wizard of a number as a new user, so that nothing is cached. */
function visit(number: string, search = '') {
  visits += 1;
  const request = new Request(`http://trunkline.test/settings/wizard/${number}${search}`);
  return preloadWizard({ key: `visitor ${visits}`, scope: null }, { params: { id: number }, request });
}

function serve(flowStatus = 200): void {
  requested = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    if (url === '/v2/number') return Response.json(numbers);
    if (url !== flowPath) return Response.json([]);
    return Response.json(flowStatus === 200 ? { id: 'f1' } : { errorCode: 'GEN02' }, { status: flowStatus });
  });
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  const expires = Date.now() + 3_600_000;
  tokens.open('cookie');
  tokens.keep({ access: { token: 'one', expires }, refresh: { jwt: null, expires } });
});
afterEach(() => vi.unstubAllGlobals());

test('a visit requests the lists and the flow of its number, and gives the flow once', async () => {
  serve();
  const flow = visit('n1');
  expect(await flow.take('f1')).toEqual({ id: 'f1' });
  expect(await flow.take('f1')).toBeUndefined();
  expect(requested).toEqual(['/v2/account/tree', '/v2/number', flowPath]);
});

test('a number that has another flow by now does not get the requested one', async () => {
  serve();
  expect(await visit('n1').take('f2')).toBeUndefined();
});

test.each([
  ['a number without a flow', 'n2', ''],
  ['an unknown number', 'n3', ''],
  ['a tab that shows no flow', 'n1', '?tab=details'],
])('%s requests none', async (_, number, search) => {
  serve();
  expect(await visit(number, search).take('f1')).toBeUndefined();
  expect(requested).toEqual(['/v2/account/tree', '/v2/number']);
});

test('whoever takes the flow gets its error', async () => {
  serve(500);
  await expect(visit('n1').take('f1')).rejects.toMatchObject({ code: 'GEN02' });
});
