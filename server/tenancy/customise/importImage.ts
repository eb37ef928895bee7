import { randomUUID } from 'node:crypto';
import type { FileType } from '#contract/kernel/endpoint.ts';
import type { BrandImage } from '#contract/tenancy/customise.contract.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { fetchOutside, type Outside, Refused } from '../../kernel/outside/fetchOutside.ts';
import { findFile, insertFile } from '../../kernel/files/files.ts';
import { AppError } from '../../kernel/appError.ts';
import { imageSize, type ImageSize } from '../../kernel/files/imageSize.ts';
import { typeOf } from '../../kernel/files/fileReaders.ts';
import { mimeTypes } from '../../kernel/files/typeOfFile.ts';

interface ImageRule {
  types: readonly FileType[];
  maxBytes: number;
  /** Maximum length of the longer side, in pixels. */
  longest: number;
}

/** What is accepted for each image of a brand. Mail clients show neither SVG nor WebP. */
export const imageRules: Readonly<Record<BrandImage, ImageRule>> = {
  logo: { types: ['png', 'jpeg', 'webp', 'gif', 'svg'], maxBytes: 512 * 1024, longest: 2000 },
  icon: { types: ['png', 'svg', 'ico'], maxBytes: 128 * 1024, longest: 1024 },
  loginImage: { types: ['png', 'jpeg', 'webp', 'svg'], maxBytes: 2 * 1024 * 1024, longest: 5000 },
  mailLogo: { types: ['png', 'jpeg', 'gif'], maxBytes: 256 * 1024, longest: 1600 },
};

interface StoredImage {
  accountId: number;
  image: BrandImage;
  name: string;
  bytes: Buffer;
  /** The MIME type of its content, if it has one. */
  type: string | undefined;
  createdBy: number | null;
}

/**
 * Stores an image of a brand. Returns its URL and its size in pixels, null for SVG.
 * @throws AppError file-invalid-type with `{ types }`; file-too-large with `{ maxBytes }` or `{ longest }`.
 */
export async function storeImage(executor: Executor, { image, bytes, type, ...rest }: StoredImage) {
  const { types, maxBytes, longest } = imageRules[image];
  const isAccepted = types.some((each) => mimeTypes[each] === type);
  if (type === undefined || !isAccepted) throw new AppError('file-invalid-type', { types: [...types] });
  if (bytes.length > maxBytes) throw new AppError('file-too-large', { maxBytes });
  const size = sizeOf(bytes, type);
  if (size && Math.max(size.width, size.height) > longest) throw new AppError('file-too-large', { longest });
  const id = randomUUID();
  await insertFile(executor, { ...rest, id, kind: image, type, bytes });
  return { address: `/v2/public/file/${id}`, width: size?.width ?? null, height: size?.height ?? null };
}

function sizeOf(bytes: Buffer, type: string): ImageSize | null {
  if (type === mimeTypes.svg) return null;
  const size = imageSize(bytes, type);
  if (!size) throw new AppError('file-invalid-type', { types: [] });
  return size;
}

/**
 * Returns our own URL for a brand image: that of a file we store, or of a copy of an external one.
 * @throws AppError ADDRESS-REFUSED when it is not ours or may not be fetched, and those of `storeImage`.
 */
export async function rehostedUrl(
  executor: Executor,
  outside: Outside,
  wanted: string | null,
  picture: Omit<StoredImage, 'bytes' | 'name' | 'type'>,
): Promise<string | null> {
  if (wanted === null) return null;
  const kept = /^\/v2\/public\/file\/([0-9a-f-]{36})$/.exec(wanted)?.[1];
  if (kept !== undefined) {
    const file = await findFile(executor, kept);
    // Brand images are public anyway: a copy of a theme above keeps its URLs.
    if (!file || file.kind === 'portingInvoice') throw new AppError('ADDRESS-REFUSED', { field: picture.image });
    return wanted;
  }
  const { bytes } = await fetchExternal(
    wanted,
    { maxBytes: imageRules[picture.image].maxBytes, types: ['image/'] },
    outside,
    picture.image,
  );
  const found = await typeOf(bytes, `account ${picture.accountId}`);
  const type = found && mimeTypes[found];
  return (await storeImage(executor, { ...picture, name: wanted.slice(0, 200), bytes, type })).address;
}

/** @throws AppError ADDRESS-REFUSED with the field, and the reason if it may be disclosed. */
export async function fetchExternal(
  address: string,
  rule: { maxBytes: number; types: readonly string[] },
  outside: Outside,
  field: string,
) {
  try {
    return await fetchOutside(address, rule, outside);
  } catch (error) {
    if (error instanceof Refused) throw new AppError('ADDRESS-REFUSED', { field, reason: error.message });
    throw new AppError('ADDRESS-REFUSED', { field });
  }
}
