export interface Sample {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Sent as a form if present. */
  file?: { name: string; bytes: Buffer };
}

/** A sample for each endpoint with a path parameter or a body; the others are called without input. */
export type SamplesFor<Area> = {
  [
    Name in keyof Area as Area[Name] extends { params: unknown } | { body: unknown } | { upload: unknown }
      ? Name
      : never
  ]: Sample;
} & { [Name in keyof Area]?: Sample };
