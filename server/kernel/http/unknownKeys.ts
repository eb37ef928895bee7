import { z } from 'zod';

/**
 * The keys of a parsed value that its schema doesn't know, as paths such as `owner.nickname` or `numbers.0.kind`. A schema
 * ignores them, so whoever sent them would believe that they count.
 */
export function unknownKeys(schema: z.core.$ZodType, value: unknown): string[] {
  return keysIn(schema, value, '');
}

function keysIn(schema: z.core.$ZodType, value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (schema instanceof z.ZodObject) return keysOfObject(schema, value, path);
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.flatMap((item, index) => keysIn(schema.element, item, `${path}${index}.`)) : [];
  if (schema instanceof z.ZodRecord)
    return Object.entries(value).flatMap(([key, inner]) => keysIn(schema.valueType, inner, `${path}${key}.`));
  if (schema instanceof z.ZodUnion) return keysOfUnion(schema.options, value, path);
  const inner = innerOf(schema);
  return inner ? keysIn(inner, value, path) : [];
}

function keysOfObject({ shape, def }: z.ZodObject, value: object, path: string): string[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (Object.hasOwn(shape, key)) return keysIn(shape[key] as z.core.$ZodType, inner, `${path}${key}.`);
    return def.catchall ? keysIn(def.catchall, inner, `${path}${key}.`) : [`${path}${key}`];
  });
}

/** Of the alternatives that take the value, the one that knows most of it. */
function keysOfUnion(options: readonly z.core.$ZodType[], value: object, path: string): string[] {
  const taking = options.filter((option) => z.safeParse(option, value).success);
  const unknown = taking.map((option) => keysIn(option, value, path));
  return unknown.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

/** Not of `z.json()`, the only schema here that contains itself: any key may be in it. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodPipe) return schema.in;
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch
  )
    return schema.unwrap();
  return undefined;
}
