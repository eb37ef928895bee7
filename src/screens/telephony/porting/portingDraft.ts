import { PortingDetails } from '#values/portingWords.ts';
import { toPhoneNumber } from '#values/numberPlan.ts';
import type { PhoneCountry } from '#values/phoneTyping.ts';
import type { FieldProblems } from '../../../ui/form/fieldProblem.ts';
import type { PortingGap } from '../../../machines/porting/portingGaps.ts';

/** Form values of a request: numbers are one text, one per line, as typed. */
export type PortingValues = Omit<PortingDetails, 'numbers'> & { numbers: string };

export const blankPorting: PortingValues = {
  type: 'geo',
  carrier: '',
  customer: '',
  numbers: '',
  name: '',
  title: '',
  phone: '',
  company: '',
  tax: '',
  address: { unit: '', number: '', street: '', city: '', state: '', postcode: '', country: '' },
  message: '',
};

export function toValues(details: PortingDetails): PortingValues {
  return { ...blankPorting, ...PortingDetails.parse(details), numbers: details.numbers.join('\n') };
}

/** The request's details: numbers in E.164 where valid in the country or written with a prefix, otherwise as typed. */
export function toDetails(values: PortingValues, country: PhoneCountry): PortingDetails {
  const lines = values.numbers.split(/[\n,;]/).map((line) => line.trim());
  const typed = lines.filter((line) => line !== '');
  return { ...values, numbers: typed.map((line) => toPhoneNumber(line, country) ?? line) };
}

/** Maps a request's gaps to form errors. */
export function problemsOfGaps(gaps: readonly PortingGap[]): FieldProblems {
  return Object.fromEntries(
    gaps.map(({ path, problem }) => [
      path.startsWith('numbers.') ? 'numbers' : path,
      { word: problem === 'required' ? 'required' : 'phoneNotValid' } as const,
    ]),
  );
}
