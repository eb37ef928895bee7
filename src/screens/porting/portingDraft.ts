import { PortingDetails } from '#values/portingWords.ts';
import { toPhoneNumber } from '#values/numberPlan.ts';
import type { FieldProblems } from '../../ui/form/fieldProblem.ts';
import type { PortingGap } from '../../machines/porting/portingGaps.ts';

/** The form of a request: its numbers are one text, one a line, kept as typed until they are numbers. */
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

/** What is sent: every number in E.164 where it is one, else as it was typed. */
export function toDetails(values: PortingValues): PortingDetails {
  const lines = values.numbers.split(/[\n,;]/).map((line) => line.trim());
  return { ...values, numbers: lines.filter((line) => line !== '').map((line) => toPhoneNumber(line, 'AU') ?? line) };
}

/** The gaps of a request at the fields of the form. */
export function problemsOfGaps(gaps: readonly PortingGap[]): FieldProblems {
  return Object.fromEntries(
    gaps.map(({ path, problem }) => [
      path.startsWith('numbers.') ? 'numbers' : path,
      { word: problem === 'required' ? 'required' : 'phoneNotValid' } as const,
    ]),
  );
}
