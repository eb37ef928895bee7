import type { FlowNode } from '#values/flow/document.ts';
import { parseDialString } from '#values/dialString.ts';
import { toDialString } from '#values/numberPlan.ts';
import type { PhoneCountry } from '#values/phoneTyping.ts';
import type { FlowPart } from './flowText.ts';

type Setting = FlowNode['settings'][string];

/** The part with the phone numbers of its destinations as they are stored; one that the country’s plan doesn’t have stays as written. */
export function readNumbers<Part extends Pick<FlowPart, 'nodes'>>(part: Part, country: PhoneCountry): Part {
  const nodes = part.nodes.map((node): FlowNode => {
    const settings = Object.entries(node.settings).map(([key, value]) => [key, readSetting(value, country)]);
    return { ...node, settings: Object.fromEntries(settings) as FlowNode['settings'] };
  });
  return { ...part, nodes };
}

function readSetting(value: Setting, country: PhoneCountry): Setting {
  return Array.isArray(value) ? value.map((one) => readTarget(one, country)) : value;
}

function readTarget(target: Setting, country: PhoneCountry): Setting {
  if (typeof target !== 'object' || target === null || Array.isArray(target)) return target;
  const { number } = target;
  if (typeof number !== 'string' || parseDialString(number) !== undefined) return target;
  return { ...target, number: toDialString(number, country) ?? number };
}
