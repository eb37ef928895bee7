import { z } from 'zod';
import type { FlowNode } from '#values/flow/document.ts';
import type { NodeType } from './nodeType.ts';
import { migrateSettings } from './resolveNode.ts';

type Settings = FlowNode['settings'];

/**
 * Returns a node's settings as far as they are valid, so that any stored draft can be drawn and edited. Values of the
 * right type are kept even when they break a limit; others become empty or, for numbers and choices, the node type's
 * default.
 */
export function draftSettings(node: FlowNode, nodeType: NodeType): Settings {
  const settings = migrateSettings(node, nodeType) ?? node.settings;
  return keepValid(nodeType.settings, settings, nodeType.defaults()) as Settings;
}

const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

/** Returns the value if it has the schema's type, undefined otherwise. */
function keepValid(schema: z.core.$ZodType, value: unknown, defaults?: unknown): unknown {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'string':
      return typeof value === 'string' ? value : undefined;
    case 'number':
      return Number.isFinite(value) ? value : undefined;
    case 'nullable':
      return value === null ? null : keepValid(definition.innerType, value, defaults);
    case 'array':
      if (!Array.isArray(value)) return undefined;
      return value.map((item) => keepValid(definition.element, item)).filter((item) => item !== undefined);
    case 'object':
      return isRecord(value) ? keepFields(definition.shape, value, defaults) : undefined;
    case 'union':
      return isRecord(value) ? keepValid(optionOf(definition, value), value, defaults) : undefined;
    default:
      return z.safeParse(schema, value).data;
  }
}

function emptyValue(schema: z.core.$ZodType, defaults: unknown): unknown {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'string':
      return '';
    case 'number':
      return defaults ?? (schema instanceof z.ZodNumber ? schema.minValue : 0);
    case 'boolean':
      return false;
    case 'nullable':
      return null;
    case 'array':
      return [];
    case 'object':
      return keepFields(definition.shape, {}, defaults);
    case 'union':
      return emptyValue(optionOf(definition, {}), defaults);
    case 'enum':
      return defaults ?? Object.values(definition.entries)[0];
    case 'literal':
      return definition.values[0];
    default:
      return defaults;
  }
}

function keepFields(shape: z.core.$ZodShape, value: Record<string, unknown>, defaults: unknown) {
  const fields = Object.entries(shape).map(([key, schema]) => {
    const usual = isRecord(defaults) ? defaults[key] : undefined;
    const own = Object.hasOwn(value, key) ? value[key] : undefined;
    return [key, keepValid(schema, own, usual) ?? emptyValue(schema, usual)] as const;
  });
  // What is optional is left out, as in the settings that the schema accepts.
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

/** The option of a discriminated union that matches the value, or the first. */
function optionOf({ options }: z.core.$ZodUnionDef, value: Record<string, unknown>): z.core.$ZodType {
  const named = options.find((option) =>
    Object.entries(option._zod.propValues ?? {}).some(([key, names]) => names.has(value[key] as z.core.util.Primitive)),
  );
  const option = named ?? options[0];
  if (option === undefined) throw new Error('a union without options');
  return option;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
