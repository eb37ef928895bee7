import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { Askable } from './askable.ts';
import type { Sample } from './aWorld.ts';

export interface Answer {
  status: number;
  code: string | undefined;
  info: unknown;
  body: string;
}

/** Sends a request to an endpoint. `raw` is sent as the body unchanged. */
export async function ask(
  app: Askable,
  endpoint: EndpointSpec,
  sample: Sample,
  headers: Record<string, string>,
  raw?: string,
): Promise<Answer> {
  const form = sample.file && raw === undefined ? formOf(sample) : undefined;
  const payload = form?.payload ?? raw ?? (sample.body && JSON.stringify(sample.body));
  const answer = await app.inject({
    method: endpoint.method,
    url: pathOf(endpoint, sample),
    ...(sample.query && { query: sample.query }),
    headers: { ...headers, ...(payload !== undefined && { 'content-type': form?.type ?? 'application/json' }) },
    ...(payload !== undefined && { payload }),
  });
  const failed = answer.statusCode >= 400 ? (answer.json() as { errorCode: string; info?: unknown }) : undefined;
  return { status: answer.statusCode, code: failed?.errorCode, info: failed?.info, body: answer.body };
}

/** The endpoint's path with the sample's parameters. */
export function pathOf({ path }: EndpointSpec, { params }: Sample): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
}

/** The request as `multipart/form-data`: the fields of the body, then the file. */
function formOf({ body = {}, file }: Sample): { type: string; payload: Buffer } {
  const boundary = 'a-boundary-that-no-file-holds';
  const fields = Object.entries(body).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file?.name ?? ''}"\r\n\r\n`;
  const parts = [...fields, head, file?.bytes ?? '', `\r\n--${boundary}--\r\n`];
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
  };
}
