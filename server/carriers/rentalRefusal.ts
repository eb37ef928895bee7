import type { ErrorCode } from '#contract/kernel/errors.ts';
import { AppError } from '../kernel/appError.ts';
import type { RestFailure } from './restFailure.ts';

/** Why a number cannot be rented, by Twilio's codes. Carriers that speak its protocol send the same ones. */
const refusals: Readonly<Record<number, ErrorCode>> = {
  21_422: 'NUMBER-NOT-FOUND',
  21_452: 'NUMBER-NOT-FOUND',
  21_613: 'NUMBER-ADDRESS-REQUIRED',
  21_615: 'NUMBER-ADDRESS-REQUIRED',
  21_628: 'NUMBER-ADDRESS-REQUIRED',
  21_631: 'NUMBER-ADDRESS-REQUIRED',
  21_649: 'NUMBER-DOCUMENTS-REQUIRED',
  21_650: 'NUMBER-DOCUMENTS-REQUIRED',
};

const longest = 300;

/** A carrier's refusal to rent a number; `info.carrier` has its own code and words, which only staff may read. */
export function rentalRefusal({ status, code, message }: RestFailure): AppError {
  const forbidden = status === 403 ? 'NUMBER-NOT-PERMITTED' : 'CARRIER-FAILED';
  const carrier = { code: code ?? status, message: message.slice(0, longest) };
  return new AppError(refusals[code ?? 0] ?? forbidden, { carrier });
}
