import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CallFilter } from './callFilter.ts';
import { EmailAddress } from './emailAddress.ts';
import { ExitId, FlowDocument } from './flow/document.ts';
import { FlowId } from './flow/flowId.ts';
import { HostName } from './hostName.ts';
import { AccountId, Version } from './ids.ts';
import { lineText } from './lineText.ts';
import { listRequest } from './listRequest.ts';
import { LastName, PersonName } from './personName.ts';
import { PortingDetails } from './portingWords.ts';
import { Timezone } from './timezone.ts';

const x = (length: number) => 'x'.repeat(length);
/** `length` characters of a domain, in labels of at most 50. */
const host = (length: number) => `${`${x(50)}.`.repeat(5).slice(0, length - 3)}.au`.replace('..', 'x.');
const list = z.object(listRequest);
const flow = { schema: 1, name: 'Front desk', timezone: 'UTC', nodes: [], edges: [] };
const node = { id: 'n', type: 'tag', version: 1, name: '', settings: {} };
const porting: PortingDetails = {
  type: 'geo',
  carrier: '',
  customer: '',
  numbers: [],
  name: '',
  title: '',
  phone: '',
  company: '',
  tax: '',
  address: { unit: '', number: '', street: '', city: '', state: '', postcode: '', country: '' },
  message: '',
};
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

test.each<[what: string, schema: z.ZodType, last: unknown, beyond: unknown]>([
  ['an email address', EmailAddress, `${x(60)}@${host(193)}`, `${x(60)}@${host(194)}`],
  ['a domain', HostName, host(253), host(254)],
  ['a label of a domain', HostName, `${x(63)}.au`, `${x(64)}.au`],
  ['a time zone', Timezone, 'America/Argentina/ComodRivadavia', `Australia/${x(60)}`],
  ['a first name', PersonName, x(100), x(101)],
  ['a first name at least', PersonName, 'x', ' '],
  ['a last name', LastName, x(100), x(101)],
  ['text on a line', lineText(20), x(20), x(21)],
  ['an account', AccountId, 2 ** 31 - 1, 2 ** 31],
  ['an account at least', AccountId, 1, 0],
  ['a version', Version, 2 ** 31 - 2, 2 ** 31 - 1],
  ['a version at least', Version, 0, -1],
  ['a node’s ID', FlowId, x(40), x(41)],
  ['an exit’s ID', ExitId, x(60), x(61)],
  ['a flow’s name', FlowDocument, { ...flow, name: x(100) }, { ...flow, name: x(101) }],
  ['a flow’s name at least', FlowDocument, flow, { ...flow, name: ' ' }],
  [
    'a node’s name',
    FlowDocument,
    { ...flow, nodes: [{ ...node, name: x(100) }] },
    { ...flow, nodes: [{ ...node, name: x(101) }] },
  ],
  [
    'a node’s type',
    FlowDocument,
    { ...flow, nodes: [{ ...node, type: x(40) }] },
    { ...flow, nodes: [{ ...node, type: x(41) }] },
  ],
  ['a filter’s shortest duration', CallFilter, { durationMin: '86400' }, { durationMin: '86401' }],
  ['a filter’s longest duration at least', CallFilter, { durationMax: '0' }, { durationMax: '-1' }],
  ['a filter’s whole seconds', CallFilter, { durationMin: '5' }, { durationMin: '5.5' }],
  ['a filter’s source', CallFilter, { trackingSource: x(100) }, { trackingSource: x(101) }],
  ['a filter’s day', CallFilter, { datefrom: '2028-02-29' }, { datefrom: '2027-02-29' }],
  ['a list’s first row', list, { start: '10000000' }, { start: '10000001' }],
  ['a list’s first row at least', list, { start: '0' }, { start: '-1' }],
  ['a list’s length', list, { length: '100' }, { length: '99' }],
  ['a list’s search', list, { search: x(100) }, { search: x(101) }],
  [
    'a porting’s numbers',
    PortingDetails,
    { ...porting, numbers: Array(100).fill('1') },
    { ...porting, numbers: Array(101).fill('1') },
  ],
  ['a porting’s number', PortingDetails, { ...porting, numbers: [x(40)] }, { ...porting, numbers: [x(41)] }],
  ['a porting’s message', PortingDetails, { ...porting, message: x(2000) }, { ...porting, message: x(2001) }],
  ...(['carrier', 'name', 'title', 'company'] as const).map((field): [string, z.ZodType, unknown, unknown] => [
    `a porting’s ${field}`,
    PortingDetails,
    { ...porting, [field]: x(100) },
    { ...porting, [field]: x(101) },
  ]),
  ...Object.entries({ unit: 20, number: 20, street: 100, city: 100, state: 60, postcode: 12, country: 2 }).map(
    ([field, most]): [string, z.ZodType, unknown, unknown] => [
      `the ${field} of a porting’s address`,
      PortingDetails,
      { ...porting, address: { ...porting.address, [field]: x(most) } },
      { ...porting, address: { ...porting.address, [field]: x(most + 1) } },
    ],
  ),
])('%s ends where it should', (_what, schema, last, beyond) => {
  expect([accepts(schema, last), accepts(schema, beyond)]).toEqual([true, false]);
});

describe('spaces around what is typed', () => {
  test.each<[string, z.ZodType, string, string]>([
    ['an email address', EmailAddress, ' Robin@Example.test ', 'robin@example.test'],
    ['a domain', HostName, ' Calls.Example.com ', 'calls.example.com'],
    ['a name', PersonName, ' Robin ', 'Robin'],
    ['a search', listRequest.search, ' harbour ', 'harbour'],
    ['a porting’s carrier', PortingDetails.shape.carrier, ' Telstra ', 'Telstra'],
    ['a flow’s name', FlowDocument.shape.name, ' Front desk ', 'Front desk'],
  ])('are no part of %s', (_what, schema, typed, kept) => {
    expect(schema.parse(typed)).toBe(kept);
  });
});
