/** `(03) 9876 5432` is searched as `0398765432`; anything with letters stays as typed. */
export function searchTerm(typed: string, text: boolean): string {
  const trimmed = typed.trim();
  return !text && /^[\d\s()+.-]+$/.test(trimmed) ? trimmed.replaceAll(/\D/g, '') : trimmed;
}
