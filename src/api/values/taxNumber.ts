/** Digit weights of an Australian business number; 1 is subtracted from the first digit. */
const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

function isAbn(text: string): boolean {
  const digits = Array.from(text, Number);
  if (!/^\d{11}$/.test(text)) return false;
  return digits.reduce((sum, digit, at) => sum + (at === 0 ? digit - 1 : digit) * (abnWeights[at] ?? 0), 0) % 89 === 0;
}

/** HM Revenue & Customs: two check digits modulo 97, with an offset of 55 since 2010. */
function isBritishVat(text: string): boolean {
  const match = /^(?:GB)?(\d{7})(\d{2})(\d{3})?$/.exec(text);
  if (!match) return /^(?:GB)?(GD[0-4]|HA[5-9])\d{2}$/.test(text);
  const sum = Array.from(match[1] ?? '', Number).reduce((total, digit, at) => total + digit * (8 - at), 0);
  const check = Number(match[2]);
  return (sum + check) % 97 === 0 || (sum + check + 55) % 97 === 0;
}

/** Agenzia delle Entrate: eleven digits, the last a Luhn digit. */
function isItalianVat(text: string): boolean {
  const match = /^(?:IT)?(\d{11})$/.exec(text);
  if (!match) return false;
  const sum = Array.from(match[1] ?? '', Number).reduce((total, digit, at) => {
    const value = at % 2 === 0 ? digit : digit * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const irdWeights = [
  [3, 2, 7, 6, 5, 4, 3, 2],
  [7, 4, 3, 2, 5, 2, 7, 6],
];

/** Inland Revenue of New Zealand: modulo 11 with the first weights, or the second where the first give 10. */
function isIrd(text: string): boolean {
  if (!/^\d{8,9}$/.test(text)) return false;
  const padded = text.padStart(9, '0');
  const checks = irdWeights.map((weights) => {
    const rest = weights.reduce((sum, weight, at) => sum + weight * Number(padded[at]), 0) % 11;
    return rest === 0 ? 0 : 11 - rest;
  });
  const check = checks[0] === 10 ? checks[1] : checks[0];
  return check !== 10 && check === Number(padded[8]);
}

const shaped = (pattern: RegExp) => (text: string) => pattern.test(text);

/** By country: verifies check digits where there are any, otherwise the format. */
const checks: Readonly<Record<string, (text: string) => boolean>> = {
  AU: isAbn,
  NZ: isIrd,
  GB: isBritishVat,
  IT: isItalianVat,
  US: shaped(/^\d{9}$/),
  SG: shaped(/^(\d{8,9}[A-Z]|[ST]\d{2}[A-Z]{2}\d{4}[A-Z]|M\d{8}[A-Z\d])$/),
  MY: shaped(/^([A-Z]{1,2}\d{8,11}|[A-Z]\d{2}-?\d{4}-?\d{8}|\d{12})$/),
  IE: shaped(/^(IE)?\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/),
  DE: shaped(/^(DE)?\d{9}$/),
  FR: shaped(/^(FR)?[A-Z\d]{2}\d{9}$/),
  ES: shaped(/^(ES)?[A-Z\d]\d{7}[A-Z\d]$/),
  CH: shaped(/^(CHE)?\d{9}(MWST|TVA|IVA)?$/),
};

/** Normalizes a tax number for storage: capitals and digits without separators. */
export function bareTaxNumber(text: string): string {
  return text.toUpperCase().replaceAll(/[\s.\-/]/g, '');
}

/**
 * Whether a tax or VAT number is plausible in a country (ISO 3166 alpha-2): ABN, IRD, VAT, EIN, UEN and so on. For
 * unknown countries, 4 to 20 capitals and digits will do.
 */
export function isTaxNumber(text: string, country: string): boolean {
  const bare = bareTaxNumber(text);
  return (checks[country] ?? shaped(/^[A-Z\d]{4,20}$/))(bare);
}
