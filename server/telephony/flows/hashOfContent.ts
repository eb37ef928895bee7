import { createHash } from 'node:crypto';
import { contentOf } from '#flows/core/publicFlow.ts';
import type { FlowDocument } from '#values/flow/document.ts';

/** A hash of what a flow is and does: an approval holds for documents with the same one. */
export function hashOfContent(document: FlowDocument): string {
  return createHash('sha256').update(contentOf(document)).digest('base64url');
}
