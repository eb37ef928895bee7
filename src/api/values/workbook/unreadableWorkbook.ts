/** Why a workbook can’t be read. */
export class UnreadableWorkbook extends Error {
  override name = 'UnreadableWorkbook';
  /** The most characters that are read of what is too long; undefined for an archive that is broken or no workbook. */
  readonly most: number | undefined;

  constructor(detail: string, most?: number) {
    super(detail);
    this.most = most;
  }
}

export const broken = (detail: string) => new UnreadableWorkbook(detail);
