import type { CallInput, EndpointSpec, ResponseOf, UploadRule } from '#contract/kernel/endpoint.ts';
import { ApiError, errorOf } from './apiError.ts';
import { type CallOptions, inSession, withCredentials } from './call.ts';
import { addressOf } from './request.ts';

export type UploadEndpoint = EndpointSpec & { upload: UploadRule };

export interface UploadOptions extends CallOptions {
  /** The share sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Fields before the file: a server that parses the stream needs them first. */
function formOf(body: unknown, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  form.append('file', file);
  return form;
}

// `fetch` reports no upload progress; XMLHttpRequest does.
function post(
  method: string,
  address: string,
  headers: Headers,
  body: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (reason: unknown) => reject(reason instanceof Error ? reason : new Error(String(reason)));
    const abort = () => request.abort();
    request.open(method, address);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
    request.addEventListener('error', () => fail(new ApiError(400, { errorCode: 'GEN01' })));
    request.addEventListener('abort', () => fail(signal?.reason ?? new DOMException('aborted', 'AbortError')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort, { once: true });
    request.send(body);
  });
}

/**
 * Sends a file and the body's fields as `multipart/form-data`; returns the response. Refreshes an expired access token
 * once; throws ApiError, or the signal's reason when aborted.
 */
export async function upload<E extends UploadEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  file: File,
  options: UploadOptions = {},
): Promise<ResponseOf<E>> {
  const { body } = input as { body?: unknown };
  return inSession(endpoint, async () => {
    options.signal?.throwIfAborted();
    const headers = withCredentials(endpoint, options);
    headers.set('Accept', 'application/json');
    headers.set('X-CSRF', '1');
    const answer = await post(endpoint.method, addressOf(endpoint, input), headers, formOf(body, file), options);
    if (!answer.ok) throw await errorOf(answer, `${endpoint.method} ${addressOf(endpoint, input)}`);
    return (await answer.json()) as ResponseOf<E>;
  });
}
