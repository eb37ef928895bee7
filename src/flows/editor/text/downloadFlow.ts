import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { saveFile } from '../../../ui/download/saveFile.ts';
import { loadTextForm } from './loadTextForm.ts';

/** Saves a flow as a file named after it. */
export async function downloadFlow(
  document: FlowDocument,
  world: AccountWorld | undefined,
  notation: 'yaml' | 'json',
): Promise<void> {
  const { writeFlow } = await loadTextForm();
  const name = document.name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '').trim() || 'flow';
  const type = notation === 'yaml' ? 'application/yaml' : 'application/json';
  saveFile(`${name}.${notation}`, new Blob([writeFlow(document, world, notation)], { type }));
}
