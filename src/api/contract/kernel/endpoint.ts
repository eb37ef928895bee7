import type { z } from 'zod';
import type { KeyScope } from '#values/keyScope.ts';
import type { Role } from '#values/roles.ts';
import type { ErrorCode } from './errors.ts';

type Fields = z.ZodObject<z.ZodRawShape>;

/** File types, detected from the content. */
export type FileType = 'png' | 'jpeg' | 'webp' | 'gif' | 'svg' | 'ico' | 'pdf' | 'csv' | 'xlsx' | 'wav' | 'mp3';

/** One file as `multipart/form-data`, in the field `file`; the other fields are the body. */
export interface UploadRule {
  maxBytes: number;
  types: readonly FileType[];
  /** The server keeps the file on disk while it handles it, never whole in memory. */
  spooled?: true;
}

/**
 * What answering costs beyond the usual: `export` writes a file of many rows, `check` works through a whole flow, `numbers` reads
 * thousands of phone numbers, and a sender has one of each at a time; `flow` sends a whole flow. `open` stays open and costs nothing.
 */
export type Load = 'export' | 'check' | 'numbers' | 'flow' | 'open';

/** An endpoint's description: the server's routes, the client and OpenAPI are all derived from it. */
export interface EndpointSpec {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The full path including the version, parameters as `:name`. A parameter `account` is checked against the scope. */
  path: `/v${2 | 3}/${string}`;
  summary: string;
  /** `public` needs no login, `basic` email and password, `refresh` the refresh token, `session` an access token. */
  access: 'public' | 'basic' | 'refresh' | 'session';
  /** Any of these is enough; empty means any signed-in user. */
  roles: readonly Role[];
  /** API keys with this scope may use it too. */
  keyScope?: KeyScope;
  /** About the session itself: ignores impersonation. */
  ignoresImpersonation?: true;
  /** About the user's own login: rejected while impersonating. */
  credentials?: true;
  /** Open to staff who still have to set up a second factor. */
  beforeSecondFactor?: true;
  params?: Fields;
  query?: Fields;
  body?: z.ZodType;
  /** The largest JSON body in bytes, if not the usual one of `bodyLimitOf`. */
  maxBytes?: number;
  /** The request is a form with a file; its other fields are the body, all strings. */
  upload?: UploadRule;
  load?: Load;
  /** Accepts any body without reading it. */
  anyBody?: true;
  /** Supports `Idempotency-Key`: repeating a key within a day repeats the response. */
  idempotent?: true;
  /** The entry that each success writes to the audit log, where no use case writes one of its own. */
  audits?: string;
  /** The most requests a minute of one sender, if fewer than elsewhere. */
  perMinute?: number;
  /** The JSON body of a 200; `stream` endpoints write their own. */
  response: z.ZodType | 'stream';
  /** Error codes besides those common to all endpoints. */
  errors?: readonly ErrorCode[];
}

export function endpoint<const Spec extends EndpointSpec>(spec: Spec): Spec {
  return spec;
}

/** The largest JSON body of an endpoint in bytes: 64 KiB before login and 256 KiB after, unless it names its own. */
export function bodyLimitOf({ access, maxBytes }: Pick<EndpointSpec, 'access' | 'maxBytes'>): number {
  return maxBytes ?? (access === 'session' ? 256 : 64) * 1024;
}

type In<Part> = Part extends z.ZodType ? z.input<Part> : undefined;
type Out<Part> = Part extends z.ZodType ? z.output<Part> : undefined;

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends Value
    ? { [K in Name]?: Value }
    : Record<never, never> extends Value
      ? { [K in Name]?: Value }
      : { [K in Name]: Value };

/** What a caller passes, before parsing: fields with defaults are optional. */
export type CallInput<E extends EndpointSpec> = Given<'params', In<E['params']>> &
  Given<'query', In<E['query']>> &
  Given<'body', In<E['body']>>;

/** What a handler receives, after parsing. */
export interface HandlerInput<E extends EndpointSpec> {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
}

/** What a handler returns, before response parsing, and what a caller receives. */
export type ResponseInput<E extends EndpointSpec> = E['response'] extends z.ZodType ? z.input<E['response']> : void;
export type ResponseOf<E extends EndpointSpec> = E['response'] extends z.ZodType ? z.output<E['response']> : never;
