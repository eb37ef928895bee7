import { isSupportedCountry, Metadata } from 'libphonenumber-js/min';

const known = new Map<string, string | undefined>();
const MOST_KNOWN = 10_000;

/** The dial prefix of an area code: `+613` for `AU 03`, `+1212` for `US 212`. Undefined for an unknown country. */
export function areaPrefix(areaCode: string): string | undefined {
  if (known.has(areaCode)) return known.get(areaCode);
  if (known.size >= MOST_KNOWN) known.clear();
  const prefix = findPrefix(areaCode);
  known.set(areaCode, prefix);
  return prefix;
}

function findPrefix(areaCode: string): string | undefined {
  const [country = '', code = ''] = areaCode.split(' ');
  if (!isSupportedCountry(country)) return undefined;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const plan = metadata.numberingPlan as unknown as { callingCode(): string; nationalPrefix(): string | null };
  const trunk = plan.nationalPrefix();
  // A `1` before the code is only dialed; in Italy the `0` is part of the number, and there is no trunk prefix.
  const isDialed = trunk !== null && trunk !== undefined && trunk !== '' && code.startsWith(trunk);
  return `+${plan.callingCode()}${isDialed ? code.slice(trunk.length) : code}`;
}
