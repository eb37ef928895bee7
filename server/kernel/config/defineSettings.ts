import type { z } from 'zod';
import type { Config } from './config.ts';

/** The environment variables of a feature. */
export interface Settings<Read extends object> {
  /** By name; an empty variable counts as unset. */
  variables: z.ZodRawShape;
  /** What is read from them, and a sentence for each combination that can't work. */
  read: (given: object, config: Config) => { settings: Read; wrong: string[] };
}

interface Declared<Shape extends z.ZodRawShape, Read> {
  variables: Shape;
  read: (given: z.output<z.ZodObject<Shape>>, config: Config) => Read;
  wrong?: (settings: Read, config: Config) => string[];
}

/** Declares the settings of a feature. `server/config.ts` lists them. */
export function defineSettings<Shape extends z.ZodRawShape, Read extends object>({
  variables,
  read,
  wrong = () => [],
}: Declared<Shape, Read>): Settings<Read> {
  return {
    variables,
    read(given, config) {
      const settings = read(given as z.output<z.ZodObject<Shape>>, config);
      return { settings, wrong: wrong(settings, config) };
    },
  };
}

export type AnySettings = Settings<object>;

/** What is read from the variables of features together. */
export type ReadOf<Features extends Record<string, AnySettings>> = Together<
  { [Name in keyof Features]: Features[Name] extends Settings<infer Read> ? Read : never }[keyof Features]
>;
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
