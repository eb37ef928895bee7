import type { IntlShape } from 'react-intl';
import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { PhoneCountry } from '#values/phoneTyping.ts';
import { bindReferences, type Lacking, referenceNames } from '#flows/core/text/bindReferences.ts';
import { type FlowPart, noNames } from '#flows/core/text/flowText.ts';
import { readNumbers } from '#flows/core/text/readNumbers.ts';
import { readText, type TextFault } from '#flows/core/text/readText.ts';
import { toText } from '#flows/core/text/writeText.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { transferMessages as words } from './transfer.messages.ts';

export type Received = { ok: true; part: FlowPart; lacking: Lacking[] } | { ok: false; faults: TextFault[] };

/** Writes a flow, or a part of one, for other places; they find what it refers to by name. */
export function writeFlow(part: FlowPart, world: AccountWorld | undefined, notation: 'yaml' | 'json'): string {
  return toText(part, nodeTypes, { notation, names: world ? referenceNames(world) : noNames });
}

/** Reads a flow, or a part of one, for this account, whose country's numbers may be written nationally. */
export function receiveFlow(text: string, world: AccountWorld | undefined, country: PhoneCountry): Received {
  const read = readText(text);
  if (!read.ok) return read;
  const part = readNumbers(read.part, country);
  return { ok: true, ...(world ? bindReferences(part, read.names, world) : { part, lacking: [] }) };
}

const faultMessages = {
  SYNTAX: words.syntax,
  MISSING: words.missing,
  'UNKNOWN-FIELD': words.unknownField,
  INVALID: words.invalid,
  'STEP-TWICE': words.stepTwice,
  'STEP-UNKNOWN': words.stepUnknown,
} as const;

export function faultWords({ code, line, column, what }: TextFault, intl: IntlShape): string {
  if (code === 'TOO-DEEP') return intl.formatMessage(words.tooDeep);
  if (code === 'TOO-LARGE') return intl.formatMessage(words.tooLarge);
  return intl.formatMessage(words.place, { line, column, fault: intl.formatMessage(faultMessages[code], { what }) });
}

const unnamed = { flow: words.aFlow, location: words.aLocation, audioFile: words.anAudioFile } as const;

export function lackingWords(lacking: readonly Lacking[], intl: IntlShape): string {
  const named = lacking.map(({ kind, name }) => {
    if (kind === 'tag') return intl.formatMessage(words.tag, { name: name ?? '' });
    if (name !== null) return intl.formatMessage(words[kind], { name });
    return intl.formatMessage(unnamed[kind]);
  });
  return intl.formatMessage(words.lacking, { what: intl.formatList(named), count: named.length });
}
