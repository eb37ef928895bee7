import { setPriority } from 'node:os';
import type { FileTasks } from './services/files/fileReaders.ts';

// The process that answers calls comes first.
setPriority(5);

// A process that looks at pictures needs no phone numbers.
export const audioOf: FileTasks['audioOf'] = async (bytes) => {
  const { readAudio } = await import('./services/files/readAudio.ts');
  return readAudio(bytes);
};

export const typeOf: FileTasks['typeOf'] = async (bytes) => {
  const { typeOfFile } = await import('./services/files/typeOfFile.ts');
  return typeOfFile(bytes);
};

export const writeRows: FileTasks['writeRows'] = async (request) => {
  const [{ readRows }, ...modules] = await Promise.all([
    import('./services/files/readRows.ts'),
    import('./services/callImport/readCallFile.ts'),
    import('./services/smsLists/readListFile.ts'),
    import('./services/places/readMap.ts'),
    import('./services/numbers/readAdoptions.ts'),
  ]);
  const [{ callRows }, { contactRows }, { mapLines }, { adoptionLines }] = modules;
  return readRows([callRows, contactRows, mapLines, adoptionLines], request);
};
