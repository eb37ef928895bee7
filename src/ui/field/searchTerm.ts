/** Searches `(03) 9876 5432` as `0398765432`; keeps anything with letters as typed. */
export function searchTerm(typed: string, text: boolean): string {
  const trimmed = typed.trim();
  return !text && /^[\d\s()+.-]+$/.test(trimmed) ? trimmed.replaceAll(/\D/g, '') : trimmed;
}
