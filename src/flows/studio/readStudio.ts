import { fromFirstFormat, isRecord } from './firstFormat.ts';
import { StudioFlow } from './studioFlow.ts';

/** Why a text is no flow of Twilio Studio; `what` is the field that is wrong. */
export interface StudioFault {
  code: 'NOT-JSON' | 'OWN-FLOW' | 'NOT-STUDIO' | 'INVALID';
  what: string;
}

export type ReadStudio = { ok: true; flow: StudioFlow } | { ok: false; fault: StudioFault };

/**
 * Reads the JSON of a flow from Twilio Studio's editor, or the answer of its API with the flow as `definition`, which the
 * files of some tools hold as a text.
 */
export function readStudio(text: string): ReadStudio {
  const fault = (code: StudioFault['code'], what = ''): ReadStudio => ({ ok: false, fault: { code, what } });
  const value = parseJson(text);
  if (value === undefined) return fault(/^[^\S\r\n\u2028\u2029]*schema\s*:/m.test(text) ? 'OWN-FLOW' : 'NOT-JSON');
  const flow = definitionIn(value);
  if (!isRecord(flow)) return fault('NOT-STUDIO');
  if ('schema' in flow && ('steps' in flow || 'nodes' in flow)) return fault('OWN-FLOW');
  if (!Array.isArray(flow.states)) return fault('NOT-STUDIO');
  const read = StudioFlow.safeParse(fromFirstFormat({ ...flow, states: flow.states }));
  return read.success
    ? { ok: true, flow: read.data }
    : fault('INVALID', read.error.issues[0]?.path.map(String).join('.') ?? '');
}

function definitionIn(value: unknown): unknown {
  if (!isRecord(value) || value.definition === undefined) return value;
  const { definition } = value;
  return typeof definition === 'string' ? parseJson(definition) : definition;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
