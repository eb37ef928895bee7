import { ImportField } from '#values/importedCall.ts';
import type { ImportFile } from '../../../page/fileImport/importFile.ts';

/** The field of each column; null for a column to leave out. */
export type Columns = readonly (ImportField | null)[];

/** Headers of other systems, in the order in which they are tried. */
const names: readonly [ImportField, RegExp][] = [
  ['firstTimeCaller', /first.?(time|call)|new.?caller/],
  ['externalId', /^(call|external)?.?(id|uuid|sid)$/],
  ['talkTime', /talk/],
  ['duration', /duration|length|seconds|durata/],
  ['trackingSource', /^(tracking.?|number.?)?source$/],
  ['trackingName', /(tracking|number|line).?name/],
  ['web_source', /(utm|web).?source/],
  ['web_medium', /medium/],
  ['campaign', /campaign|campagna/],
  ['keyword', /keyword|search.?term|parola chiave/],
  ['device', /device|dispositivo/],
  ['landing', /landing|entry.?(page|url)/],
  ['conversion', /conversion|(last|call|exit).?(page|url)/],
  ['revenue', /revenue|^value$|(sale|lead|call).?value|amount|^price$|valore/],
  ['IVR', /^ivr|keypress|digits|dtmf|keys? pressed/],
  ['trackingNumber', /tracking|dialed|dialled|called(?! (at|on)\b)|^to( number)?$|destination number|numero chiamato/],
  ['area', /area|city|town|location|citt/],
  ['caller', /caller|^from|customer|phone|contact number|chiamante/],
  ['user', /agent|employee|^user|operat/],
  ['target', /target|answered.?by|destination|receiv/],
  ['dateStart', /date|time|start|data|ora|called (at|on)/],
  ['leadStatus', /lead.?(status|stage)|^qualif|stato contatto/],
  ['direction', /direction|^type$/],
  ['status', /status|outcome|result|disposition|esito/],
  ['tags', /tag|label/],
  ['score', /score|rating/],
  ['notes', /note|comment/],
];

/** Guesses the columns from the header. Each field is found once, but a time may have a column for its day. */
export function guessColumns([first = []]: ImportFile['lines'], header: boolean): Columns {
  const taken = new Set<ImportField>();
  return first.map((cell) => {
    if (!header) return null;
    const name = cell.trim().toLowerCase();
    const own = ImportField.options.find((option) => option.toLowerCase() === name);
    const field = own ?? names.find(([option, pattern]) => pattern.test(name) && !taken.has(option))?.[0] ?? null;
    if (field !== null && field !== 'dateStart') taken.add(field);
    return field;
  });
}

/** The fields that every call needs and that no column has yet. */
export function missingFields(columns: Columns): ImportField[] {
  const needed = (['dateStart', 'caller', 'trackingNumber'] as const).filter((field) => !columns.includes(field));
  const tells = columns.includes('status') || columns.includes('talkTime');
  return tells ? needed : [...needed, 'status'];
}
