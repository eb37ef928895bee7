import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { pathOf } from '../builders/api/ask.ts';
import type { Sample } from '../builders/api/aWorld.ts';

/** A part of a form as it is sent. */
interface Part {
  headers: string[];
  content: Buffer;
}

const boundary = 'a-boundary-that-no-file-holds';
const long = 'x'.repeat(20_000);

const fileNames = ['; filename=""', '', '; filename', "; filename*=UTF-8''%ff", '; filename="a\0b"', '; filename=../a'];
const fieldNames = ['file', '', '__proto__', 'constructor', 'invalid', 'a[b]', long];

/** A whole header of a part, most often its name. */
const header = fc.oneof(
  fc
    .tuple(fc.constantFrom(...fieldNames), fc.constantFrom(...fileNames, `; filename="${long}"`, '; filename="a.csv"'))
    .map(([name, file]) => `content-disposition: form-data; name="${name}"${file}`),
  fc.constantFrom('content-disposition: form-data', 'content-disposition: attachment; name=file', `x: ${long}`),
  fc.constantFrom(
    'content-transfer-encoding: base64',
    'content-type: multipart/mixed; boundary=b',
    'content-type',
    ':',
  ),
  fc.constantFrom('content-type: text/plain; charset=utf-16', 'content-type: application/json', 'content-type: ;;'),
);
const content = fc.oneof(
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom('', '\0', '\r\n--', `--${boundary}`, `\r\n--${boundary}`, long, 'number\n0412345678\n')
    .map((text) => Buffer.from(text)),
);
const part: fc.Arbitrary<Part> = fc.record({ headers: fc.array(header, { maxLength: 3 }), content });

/** What becomes of a valid list of parts. */
const change: fc.Arbitrary<(parts: Part[]) => Part[]> = fc.oneof(
  part.map((one) => (parts: Part[]) => [...parts, one]),
  part.map((one) => (parts: Part[]) => [one, ...parts]),
  part.map((one) => () => [one]),
  fc.array(header, { maxLength: 2 }).map((headers) => (parts: Part[]) => parts.map((one) => ({ ...one, headers }))),
  content.map((bytes) => (parts: Part[]) => parts.map((one) => ({ ...one, content: bytes }))),
  fc.constant((parts: Part[]) => [...parts, ...parts]),
  fc.constant((parts: Part[]) => parts.toReversed()),
  fc.constant(() => []),
  fc.constant((parts: Part[]) =>
    Array.from({ length: 300 }, (_, at) => parts[at % parts.length] ?? parts[0]).flatMap((one) => one ?? []),
  ),
);

/** What becomes of the bytes of a form. */
const damage: fc.Arbitrary<(bytes: Buffer) => Buffer> = fc.oneof(
  { weight: 6, arbitrary: fc.constant((bytes: Buffer) => bytes) },
  fc.double({ min: 0, max: 1, noNaN: true }).map((share) => (bytes: Buffer) => bytes.subarray(0, bytes.length * share)),
  fc.tuple(fc.nat(), fc.nat(255)).map(
    ([at, value]) =>
      (bytes: Buffer) =>
        changed(bytes, at, value),
  ),
  fc.constant((bytes: Buffer) => Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')),
);

function changed(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  if (copy.length > 0) copy[at % copy.length] = value;
  return copy;
}

const types = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/form-data; boundary="a-boundary-that-no-file-holds',
  'multipart/mixed; boundary=a-boundary-that-no-file-holds',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  '',
];
const type = fc.oneof(
  { weight: 6, arbitrary: fc.constant(`multipart/form-data; boundary=${boundary}`) },
  fc.constantFrom(...types),
);

/** A form of an endpoint that takes a file, with something wrong in a part, between them or around them. */
export function malformedForm(endpoint: EndpointSpec, sample: Sample): fc.Arbitrary<InjectOptions> {
  return fc.record({ change, damage, type }).map((made) => ({
    method: endpoint.method,
    url: pathOf(endpoint, sample),
    headers: { 'content-type': made.type },
    payload: made.damage(written(made.change(partsOf(sample)))),
  }));
}

function partsOf({ body = {}, file }: Sample): Part[] {
  const fields = Object.entries(body).map(([name, value]) => ({
    headers: [`content-disposition: form-data; name="${name}"`],
    content: Buffer.from(String(value)),
  }));
  const named = `content-disposition: form-data; name="file"; filename="${file?.name ?? ''}"`;
  return [...fields, { headers: [named], content: file?.bytes ?? Buffer.alloc(0) }];
}

function written(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ headers, content: bytes }) => [
    Buffer.from(`--${boundary}\r\n${headers.map((one) => `${one}\r\n`).join('')}\r\n`, 'latin1'),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}
