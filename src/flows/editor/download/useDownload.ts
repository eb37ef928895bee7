import { useIntl } from 'react-intl';
import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { HostColours } from '#values/deriveColours.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { saveFile } from '../../../ui/table/saveFile.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { loadTextForm } from '../text/loadTextForm.ts';
import { transferMessages } from '../text/transfer.messages.ts';

/** What a flow can be saved as: pictures, and text that can be uploaded again. */
export type FileFormat = 'png' | 'svg' | 'yaml' | 'json';

const textTypes = { yaml: 'application/yaml', json: 'application/json' } as const;

/** Saves a flow as a file named after it. */
export function useDownload(document: FlowDocument, world: AccountWorld | undefined, colours: HostColours) {
  const intl = useIntl();

  async function contentOf(format: FileFormat): Promise<Blob> {
    if (format === 'yaml' || format === 'json') {
      const { writeFlow } = await loadTextForm();
      return new Blob([writeFlow(document, world, format)], { type: textTypes[format] });
    }
    const { pictureFile } = await import('./pictureFile.tsx');
    return pictureFile(document, colours, intl, format);
  }

  async function download(format: FileFormat): Promise<void> {
    const name = document.name.replaceAll(/[^\p{L}\p{N}._-]+/gu, ' ').trim() || 'flow';
    try {
      saveFile(`${name}.${format}`, await contentOf(format));
    } catch (error) {
      toasts.add('error', intl.formatMessage(transferMessages.downloadFailed));
      reportError(error);
    }
  }

  return (format: FileFormat) => void download(format);
}
