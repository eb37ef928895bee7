/** Joins first and last name; either may be missing. */
export function fullName({ firstName, lastName }: { firstName?: string | null; lastName?: string | null }): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
