import type { AdoptionField } from '#contract/telephony/adoption.contract.ts';
import { type AdoptionProblem, type AdoptionResult, mostAdoptions } from '#contract/telephony/adoption.contract.ts';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { nationalNumber } from '#values/numberPlan.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import { listFlowNames } from './flowNames.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { readPhone } from '../../kernel/files/readCells.ts';
import { readingRows, type UploadedSheet } from '../../kernel/files/readingRows.ts';
import { found } from '../../kernel/found.ts';
import { type Adoption, adoptNumbers, type Holder } from './adoptNumber.ts';
import { type AdoptionLine, adoptionLines, invalidFile } from './readAdoptions.ts';

/** What counts for lines that don't say it. */
export interface AdoptionDefaults {
  source?: string | undefined;
  flow?: string | undefined;
}

type Outcome = { number: TrackingNumber } | { problem: AdoptionProblem };

/** The carrier answers a few questions at a time. */
const atOnce = 4;

/**
 * Adopts the numbers of a file line by line: one with a problem keeps no other from being adopted, and sending the file
 * again after correcting it adopts the rest.
 * @throws AppError INVALID-PAYLOAD when no column has the number, or the file has too many lines or none.
 */
export async function adoptFile(
  actor: Actor,
  account: number,
  { sheet, defaults }: { sheet: UploadedSheet; defaults: AdoptionDefaults },
  holder: Holder,
): Promise<AdoptionResult> {
  const most = mostAdoptions + 1;
  return readingRows(sheet, adoptionLines, { most }, async (rows) => {
    const lines = await Array.fromAsync(rows());
    if (lines.length === 0) throw invalidFile('no numbers');
    if (lines.length > mostAdoptions) throw invalidFile(`more than ${mostAdoptions} numbers`);
    return adoptLines(actor, lines, { account, defaults }, holder);
  });
}

async function adoptLines(
  actor: Actor,
  lines: readonly AdoptionLine[],
  { account, defaults }: Pick<Reading, 'account' | 'defaults'>,
  holder: Holder,
): Promise<AdoptionResult> {
  const home = found(await findHome(actor.db, account));
  const reading = { account, country: home.country, flows: await listFlowNames(actor.db, actor.scope), defaults };
  const adopt = (line: AdoptionLine) => adoptLine(actor, line, reading, holder);
  const outcomes: Outcome[] = [];
  for (let at = 0; at < lines.length; at += atOnce)
    outcomes.push(...(await Promise.all(lines.slice(at, at + atOnce).map(adopt))));
  return {
    adopted: outcomes.flatMap((each) => ('number' in each ? [each.number] : [])),
    problems: outcomes.flatMap((each) => ('problem' in each ? [each.problem] : [])),
  };
}

interface Reading {
  account: number;
  country: string;
  /** The account's. */
  flows: readonly { id: string; name: string }[];
  defaults: AdoptionDefaults;
}

async function adoptLine(actor: Actor, line: AdoptionLine, reading: Reading, holder: Holder): Promise<Outcome> {
  const wanted = readLine(line, reading);
  if ('problem' in wanted) return wanted;
  try {
    const [number] = await adoptNumbers(actor, [wanted.wish], holder);
    if (!number) throw new Error('a number was neither adopted nor refused');
    return { number };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isAboutFlow = error.code === 'FLOW-NOT-PUBLISHED' || error.code === 'NOT-FOUND';
    return { problem: problemOf(line, isAboutFlow ? 'flow' : 'number', error.code) };
  }
}

function problemOf({ line, texts }: AdoptionLine, field: AdoptionField, errorCode: ErrorCode): AdoptionProblem {
  return { line, number: texts.number ?? '', field, value: texts[field] ?? '', errorCode };
}

const longest = 100;

function readLine(line: AdoptionLine, { account, country, flows, defaults }: Reading) {
  const { texts } = line;
  const problem = (field: AdoptionField, code: ErrorCode) => ({ problem: problemOf(line, field, code) });
  const did = readPhone(texts.number ?? '', country);
  if (did === undefined) return problem('number', 'INVALID-DID');
  const source = texts.source ?? defaults.source;
  if (source === undefined) return problem('source', 'MISSING-FIELD');
  const name = texts.name ?? nationalNumber(did);
  if (name.length > longest) return problem('name', 'INVALID-PAYLOAD');
  if (source.length > longest) return problem('source', 'INVALID-PAYLOAD');
  const named = texts.flow?.toLowerCase();
  const [found, another] = flows.filter(({ id, name: each }) => id === named || each.toLowerCase() === named);
  if (named !== undefined && !found) return problem('flow', 'NOT-FOUND');
  if (another) return problem('flow', 'INVALID-PAYLOAD');
  const flow = found?.id ?? defaults.flow;
  if (flow === undefined) return problem('flow', 'MISSING-FIELD');
  const wish: Adoption = { account, did, name, source, flow };
  return { wish };
}
