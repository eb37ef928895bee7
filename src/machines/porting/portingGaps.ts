import { isDialable } from '#values/numberPlan.ts';
import type { PortingDetails } from '#values/portingWords.ts';

/** A reason a request cannot be submitted: the path of a field that is empty or holds an undialable number. */
export interface PortingGap {
  path: string;
  problem: 'required' | 'phone';
}

const required = ['carrier', 'customer', 'name', 'title', 'company', 'tax'] as const;
const requiredInAddress = ['number', 'street', 'city', 'postcode', 'country'] as const;

/** The details missing for submission, in the form's order; empty when complete. */
export function portingGaps(details: PortingDetails, hasInvoice: boolean): PortingGap[] {
  const empty = (path: string, text: string): PortingGap[] =>
    text.trim() === '' ? [{ path, problem: 'required' }] : [];
  const { numbers, phone, address } = details;
  return [
    ...(numbers.length === 0 ? [{ path: 'numbers', problem: 'required' } as const] : []),
    ...numbers.flatMap((number, at) => notDialable(`numbers.${at}`, number)),
    ...required.flatMap((path) => empty(path, details[path])),
    ...(phone.trim() === '' ? empty('phone', phone) : notDialable('phone', phone)),
    ...requiredInAddress.flatMap((part) => empty(`address.${part}`, address[part])),
    ...(hasInvoice ? [] : [{ path: 'invoice', problem: 'required' } as const]),
  ];
}

function notDialable(path: string, number: string): PortingGap[] {
  return isDialable(number) ? [] : [{ path, problem: 'phone' }];
}
