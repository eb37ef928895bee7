import type { z } from 'zod';
import type { FlowNode } from '#values/flow/document.ts';
import { canonical, compareText } from '../canonical.ts';
import { nodeTypeOf } from '../resolveNode.ts';
import type { Registry } from '../nodeType.ts';

/** A node's settings in the order of its type's schema; what the schema does not know comes after, by name. */
export function orderSettings(node: FlowNode, registry: Registry): unknown {
  return ordered(nodeTypeOf(registry, node.type)?.settings, node.settings);
}

function ordered(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  const definition = schema && (schema as z.core.$ZodTypes)._zod.def;
  switch (definition?.type) {
    case 'nullable':
      return ordered(definition.innerType, value);
    case 'array':
      return Array.isArray(value) ? value.map((item) => ordered(definition.element, item)) : canonical(value);
    case 'object':
      return isRecord(value) ? orderedFields(definition.shape, value) : canonical(value);
    case 'union':
      return ordered(isRecord(value) ? closest(definition.options, value) : undefined, value);
    default:
      return canonical(value);
  }
}

function orderedFields(shape: z.core.$ZodShape, value: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(shape).filter((name) => Object.hasOwn(value, name));
  const others = Object.keys(value).filter((name) => !Object.hasOwn(shape, name));
  return Object.fromEntries([
    ...names.map((name) => [name, ordered(shape[name], value[name])] as const),
    ...others.toSorted(compareText).map((name) => [name, canonical(value[name])] as const),
  ]);
}

/** The option that knows most of the value's fields. */
function closest(options: readonly z.core.$ZodType[], value: Record<string, unknown>): z.core.$ZodType | undefined {
  const known = (option: z.core.$ZodType): number => {
    const definition = (option as z.core.$ZodTypes)._zod.def;
    return definition.type === 'object'
      ? Object.keys(value).filter((name) => Object.hasOwn(definition.shape, name)).length
      : 0;
  };
  return options.toSorted((a, b) => known(b) - known(a))[0];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
