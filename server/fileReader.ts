import { setPriority } from 'node:os';
import type { PageTasks } from './attribution/snippet/pageReader.ts';
import type { FileTasks } from './kernel/files/fileReaders.ts';

// The process that answers calls comes first.
setPriority(5);

// A process that looks at pictures needs no phone numbers.
export const audioOf: FileTasks['audioOf'] = async (bytes) => {
  const { readAudio } = await import('./kernel/files/readAudio.ts');
  return readAudio(bytes);
};

export const typeOf: FileTasks['typeOf'] = async (bytes) => {
  const { typeOfFile } = await import('./kernel/files/typeOfFile.ts');
  return typeOfFile(bytes);
};

export const pageOf: PageTasks['pageOf'] = async (page) => {
  const { readPage } = await import('./attribution/snippet/readPage.ts');
  return readPage(page);
};

export const writeRows: FileTasks['writeRows'] = async (request) => {
  const [{ readRows }, ...modules] = await Promise.all([
    import('./kernel/files/readRows.ts'),
    import('./telephony/callImport/readCallFile.ts'),
    import('./messaging/lists/readListFile.ts'),
    import('./telephony/places/readMap.ts'),
    import('./telephony/numbers/readAdoptions.ts'),
    import('./powerups/sales/readSaleFile.ts'),
  ]);
  const [{ callRows }, { contactRows }, { mapLines }, { adoptionLines }, { saleRows }] = modules;
  return readRows([callRows, contactRows, mapLines, adoptionLines, saleRows], request);
};
