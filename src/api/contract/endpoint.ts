import type { z } from 'zod';
import type { Role } from '#values/roles.ts';
import type { ErrorCode } from './errors.ts';

type Fields = z.ZodObject<z.ZodRawShape>;

/** Kinds of files, told apart by their content. */
export type FileType = 'png' | 'jpeg' | 'webp' | 'gif' | 'svg' | 'ico' | 'pdf';

/** One file as `multipart/form-data`, in the field `file`; the other fields are the body. */
export interface UploadRule {
  maxBytes: number;
  types: readonly FileType[];
}

/** What an endpoint says of itself. The server mounts it, the client calls it and OpenAPI prints it from this alone. */
export interface EndpointSpec {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The whole path with its version, parameters as `:name`. A parameter named `account` is checked against the scope. */
  path: `/v${2 | 3}/${string}`;
  summary: string;
  /** `public` needs no login, `basic` takes email and password, `refresh` the refresh token, `session` an access token. */
  access: 'public' | 'basic' | 'refresh' | 'session';
  /** One of these is needed; empty means any logged-in user. */
  roles: readonly Role[];
  /** About the session itself: an identity that the user acts as is ignored. */
  ignoresImpersonation?: true;
  /** About the user's own login: refused while acting as another user. */
  credentials?: true;
  params?: Fields;
  query?: Fields;
  body?: z.ZodType;
  /** Then the request is a form with a file, and the fields beside it are the body, all strings. */
  upload?: UploadRule;
  /** Takes a body of any type and reads none of it. */
  anyBody?: true;
  /** Honours `Idempotency-Key`: the same key gives the same answer once, for a day. */
  idempotent?: true;
  /** The JSON body of a 200; `stream` endpoints write their own. */
  response: z.ZodType | 'stream';
  /** The codes beyond those that every endpoint may answer. */
  errors?: readonly ErrorCode[];
}

export function endpoint<const Spec extends EndpointSpec>(spec: Spec): Spec {
  return spec;
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

/** What a caller hands over, before parsing: defaults may be left out. */
export type CallInput<E extends EndpointSpec> = Given<'params', In<E['params']>> &
  Given<'query', In<E['query']>> &
  Given<'body', In<E['body']>>;

/** What a handler receives, after parsing. */
export interface HandlerInput<E extends EndpointSpec> {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
}

/** What a handler returns (before response parsing) and what a caller receives (after it). */
export type ResponseInput<E extends EndpointSpec> = E['response'] extends z.ZodType ? z.input<E['response']> : void;
export type ResponseOf<E extends EndpointSpec> = E['response'] extends z.ZodType ? z.output<E['response']> : never;
