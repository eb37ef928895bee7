import { dialPrefix, isPhoneCountry } from './phoneTyping.ts';

/**
 * What people dial in an emergency, by country (ISO 3166), where it isn't 112 alone; police first where each service has
 * its own.
 *
 * Source: national numbering plans as of November 2026 (ITU-T, Operational Bulletin: “National emergency numbers”).
 */
const numbers: Readonly<Record<string, string>> = {
  AE: '999 998 997',
  AR: '911',
  AU: '000 112 106',
  BR: '190 192 193',
  CH: '112 117 118 144',
  CL: '133 131 132',
  CN: '110 119 120',
  CO: '123',
  FR: '112 15 17 18',
  GB: '999 112',
  HK: '999',
  IE: '112 999',
  IL: '100 101 102',
  IT: '112 113 115 118',
  JP: '110 119',
  KE: '999 112',
  MX: '911',
  MY: '999',
  NG: '112 199',
  NZ: '111',
  PE: '105 106 116',
  PH: '911',
  SA: '911 999',
  SG: '999 995',
  TH: '191 1669 199',
  VN: '113 114 115',
  ZA: '112 10111 10177',
};

/** The emergency numbers of a country: 911 throughout the North American plan, 112 where no others are known. */
export function emergencyNumbers(country: string): readonly string[] {
  const own = numbers[country];
  if (own !== undefined) return own.split(' ');
  return isPhoneCountry(country) && dialPrefix(country) === '+1' ? ['911'] : ['112'];
}
