import { broken } from './unreadableWorkbook.ts';

/** Both dialects of a workbook’s vocabulary, and that of what parts refer to (ECMA-376 parts 1 and 4, ISO/IEC 29500 strict). */
const own = new Set([
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main',
  'http://schemas.openxmlformats.org/package/2006/relationships',
]);
const relations = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
]);
const compatibility = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** Deeper than any part of a workbook. */
const mostLevels = 256;
const mostNamespaces = 100;

/** An element of a workbook’s own vocabulary. */
export interface Tag {
  /** Without its prefix. */
  name: string;
  /** The name of the element that it is in; empty for the root. */
  parent: string;
  /** Those without a prefix. */
  attributes: Readonly<Record<string, string>>;
  /** The id of a relation, which has a prefix. */
  relation: string | undefined;
}

type Attributes = Readonly<Record<string, string>>;
type Namespaces = ReadonlyMap<string, string>;

interface Element {
  /** Empty for one that is passed through to what is in it. */
  name: string;
  isLeftOut: boolean;
  namespaces: Namespaces;
}

const outermost: Element = { name: '', isLeftOut: false, namespaces: new Map() };

/**
 * Tells elements of a workbook from those of other vocabularies that have the same local name, such as `x15:workbookPr`.
 * Of alternatives it takes the fallback, which is what readers of the plain vocabulary get. What declares no namespace
 * counts as a workbook’s.
 */
export function namesIn() {
  const path: Element[] = [];
  const names = [''];
  let inside: Element = outermost;
  return {
    isLeftOut: () => inside.isLeftOut,
    open(qualified: string, attributes: Attributes): Tag | undefined {
      if (path.length >= mostLevels) throw broken('too many levels');
      const { namespaces, relation } = read(attributes, inside.namespaces);
      const at = qualified.indexOf(':');
      const name = at < 0 ? qualified : qualified.slice(at + 1);
      const kind = inside.isLeftOut ? 'other' : kindOf(namespaces.get(at < 0 ? '' : qualified.slice(0, at)), name);
      path.push(inside);
      inside = { name: kind === 'own' ? name : '', isLeftOut: kind === 'other', namespaces };
      if (kind !== 'own') return undefined;
      const parent = names.at(-1) ?? '';
      names.push(name);
      return { name, parent, attributes, relation };
    },
    close(): { name: string; parent: string } | undefined {
      const { name } = inside;
      inside = path.pop() ?? outermost;
      if (name === '') return undefined;
      names.pop();
      return { name, parent: names.at(-1) ?? '' };
    },
  };
}

function kindOf(namespace: string | undefined, name: string): 'own' | 'passed' | 'other' {
  if (namespace === undefined || own.has(namespace)) return 'own';
  return namespace === compatibility && (name === 'AlternateContent' || name === 'Fallback') ? 'passed' : 'other';
}

/** The namespaces by prefix, where the default one has none, and the id of a relation. */
function read(attributes: Attributes, outer: Namespaces): { namespaces: Namespaces; relation: string | undefined } {
  let declared: Map<string, string> | undefined;
  let prefixed: string[] | undefined;
  for (const name in attributes) {
    // Most names are a letter.
    if (name.length < 4) continue;
    if (name === 'xmlns') (declared ??= new Map(outer)).set('', attributes[name] ?? '');
    else if (name.startsWith('xmlns:')) (declared ??= new Map(outer)).set(name.slice(6), attributes[name] ?? '');
    else if (name.endsWith(':id')) (prefixed ??= []).push(name);
  }
  const namespaces = declared ?? outer;
  if (namespaces.size > mostNamespaces) throw broken('too many namespaces');
  const named = prefixed?.find((name) => {
    const namespace = namespaces.get(name.slice(0, -3));
    return namespace === undefined || relations.has(namespace);
  });
  return { namespaces, relation: named === undefined ? undefined : attributes[named] };
}
