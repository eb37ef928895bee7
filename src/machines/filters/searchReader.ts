import type { z } from 'zod';

/** The part of `URLSearchParams` needed to read filters. */
export interface SearchReader {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** A parameter that is valid; undefined otherwise. */
export function one<Schema extends z.ZodType>(
  search: SearchReader,
  name: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const value = search.get(name);
  const parsed = schema.safeParse(value === '' || value === null ? undefined : value);
  return parsed.success ? parsed.data : undefined;
}

/** The valid ones of a parameter that is given several times, each once. */
export function many<Schema extends z.ZodType>(search: SearchReader, name: string, schema: Schema): z.output<Schema>[] {
  const parsed = search.getAll(name).flatMap((value) => {
    const result = schema.safeParse(value);
    return result.success ? [result.data] : [];
  });
  return [...new Set(parsed)];
}

/** Two ends of a range; neither if they contradict each other. */
export function ends(min: number | undefined, max: number | undefined): [number | null, number | null] {
  return min !== undefined && max !== undefined && min > max ? [null, null] : [min ?? null, max ?? null];
}

/** Whether the end of a range lies before its start. */
export function isBackwards(min: number | null, max: number | null): boolean {
  return min !== null && max !== null && min > max;
}
