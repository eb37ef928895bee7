import { XMLParser, XMLValidator } from 'fast-xml-parser';

/**
 * What elements hold, in which order, in the Auto-lead Data Format 1.0: its DTD, as docs/adf-1.0.dtd of github.com/carmelosantana/sendadf
 * has it in November 2026. Only elements that leads of ours have.
 */
const models: Readonly<Record<string, RegExp>> = {
  adf: /^(prospect )+$/,
  prospect: /^(id )*requestdate (vehicle )+customer vendor (provider )?$/,
  vehicle: /^(id )*year make model (vin )?(stock )?(comments )?$/,
  customer: /^contact (id )*(timeframe )?(comments )?$/,
  vendor: /^(id )*vendorname (url )?contact $/,
  provider: /^(id )*name (service )?(url )?(email )?(phone )?(contact )?$/,
  contact: /^(name )+(email |(phone )+|email (phone )+)(address )?$/,
};
const texts = [
  'id',
  'requestdate',
  'year',
  'make',
  'model',
  'comments',
  'vendorname',
  'name',
  'phone',
  'service',
  'url',
];

const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  prospect: { status: /^(new|resend)$/ },
  vehicle: { interest: /^(buy|lease|sell|trade-in|test-drive)$/, status: /^(new|used)$/ },
  id: { sequence: /./, source: /./ },
  name: { part: /^(surname|first|middle|last|full)$/, type: /^(business|individual)$/ },
  phone: {
    type: /^(voice|fax|cellphone|pager)$/,
    time: /^(morning|afternoon|evening|nopreference|day)$/,
    preferredcontact: /^[01]$/,
  },
};

type Node = Record<string, unknown>;

const reading = {
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
};
const inOrder = new XMLParser({ ...reading, preserveOrder: true });
const byName = new XMLParser({ ...reading, attributeNamePrefix: '@' });

/** Why a text is no lead of ADF 1.0; empty when it is one. */
export function problemsOfAdf(text: string): string[] {
  if (!text.startsWith('<?xml version="1.0"') || !text.includes('<?adf version="1.0"?>')) return ['no prolog'];
  if (XMLValidator.validate(text) !== true) return ['not well-formed'];
  const [root, ...more] = inOrder.parse(text) as Node[];
  return root && 'adf' in root && more.length === 0 ? problemsOf(root) : ['not one adf'];
}

const nameOf = (node: Node) => Object.keys(node).find((key) => key !== ':@') ?? '';

function problemsOf(node: Node): string[] {
  const name = nameOf(node);
  const children = node[name] as Node[];
  const elements = children.filter((child) => nameOf(child) !== '#text');
  const model = models[name];
  const held = elements.map((child) => `${nameOf(child)} `).join('');
  const isRight = model ? model.test(held) && elements.length === children.length : texts.includes(name) && held === '';
  const given = Object.entries((node[':@'] ?? {}) as Record<string, string>);
  return [
    ...(isRight ? [] : [`${name} holds ${held || 'text'}`]),
    ...given.flatMap(([key, value]) => (attributes[name]?.[key]?.test(value) ? [] : [`${name} ${key}="${value}"`])),
    ...elements.flatMap((child) => problemsOf(child)),
  ];
}

/** A lead as an object; attributes begin with `@`. */
export const leadIn = (text: string): unknown => (byName.parse(text) as { adf: { prospect: unknown } }).adf.prospect;
