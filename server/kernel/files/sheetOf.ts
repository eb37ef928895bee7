import type { AuthContext } from '../access/authorize.ts';
import type { UploadedSheet } from './readingRows.ts';
import type { SpooledFile } from './spoolFile.ts';

/** The sheet of a request, which is read in its account’s turn. */
export function sheetOf({ file, principal }: { file: SpooledFile } & Pick<AuthContext, 'principal'>): UploadedSheet {
  return { file, sender: `account ${principal.accountId}` };
}
