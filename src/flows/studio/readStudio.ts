import { StudioFlow } from './studioFlow.ts';

/** Why a text is no flow of Twilio Studio; `what` is the field that is wrong. */
export interface StudioFault {
  code: 'NOT-JSON' | 'OWN-FLOW' | 'NOT-STUDIO' | 'INVALID';
  what: string;
}

export type ReadStudio = { ok: true; flow: StudioFlow } | { ok: false; fault: StudioFault };

/** Reads the JSON of a flow from Twilio Studio's editor, or the answer of its API with the flow as `definition`. */
export function readStudio(text: string): ReadStudio {
  const fault = (code: StudioFault['code'], what = ''): ReadStudio => ({ ok: false, fault: { code, what } });
  const value = parseJson(text);
  if (value === undefined) return fault(/^\s*schema\s*:/m.test(text) ? 'OWN-FLOW' : 'NOT-JSON');
  const flow = isRecord(value) && isRecord(value.definition) ? value.definition : value;
  if (!isRecord(flow)) return fault('NOT-STUDIO');
  if ('schema' in flow && ('steps' in flow || 'nodes' in flow)) return fault('OWN-FLOW');
  if (!Array.isArray(flow.states)) return fault('NOT-STUDIO');
  const read = StudioFlow.safeParse(flow);
  return read.success
    ? { ok: true, flow: read.data }
    : fault('INVALID', read.error.issues[0]?.path.map(String).join('.') ?? '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
