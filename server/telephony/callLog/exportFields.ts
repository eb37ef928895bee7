import Papa from 'papaparse';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { ExportField } from '#values/exportField.ts';
import { csvSeparators, safeCell } from '#values/safeCell.ts';

export type ExportedCall = Pick<Call, ExportField>;

/** What an export says of a call: these fields and no others. */
export function exportedCall(call: Call, fields: readonly ExportField[]): Partial<ExportedCall> {
  return Object.fromEntries(fields.map((field) => [field, call[field]]));
}

export function csvHead(fields: readonly ExportField[]): string {
  return `${fields.join()}\r\n`;
}

/** A call as a line of CSV, safe to open in a spreadsheet. Tags are separated by commas. */
export function csvLine(call: Call, fields: readonly ExportField[]): string {
  const cells = fields.map((field) => {
    const value = call[field];
    return safeCell(Array.isArray(value) ? value.join(', ') : value);
  });
  return `${Papa.unparse([cells], { quotes: (value) => csvSeparators.test(String(value)) })}\r\n`;
}
