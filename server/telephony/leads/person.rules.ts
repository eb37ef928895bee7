import type { LeadStatus } from '#values/leadStatus.ts';

/** A number of a person, and what an account makes of it. */
export interface PersonNumber {
  number: string;
  personId: string;
  status: LeadStatus;
  /** The status before it was grouped; null while it is alone, or if the status has changed since. */
  formerStatus: LeadStatus | null;
}

/** All numbers of one person, which have one status. */
export type Person = readonly [PersonNumber, ...PersonNumber[]];

export function statusOf([first]: Person): LeadStatus {
  return first.status;
}

export function withStatus(person: Person, status: LeadStatus): Person {
  if (status === statusOf(person)) return person;
  return mapPerson(person, (one) => ({ ...one, status, formerStatus: null }));
}

/** Two people are one: with the status of the first, unless only the second has any. */
export function grouped(one: Person, other: Person): Person {
  const status = statusOf(one) === 'new' ? statusOf(other) : statusOf(one);
  const [{ personId }] = one;
  const join = (person: Person) =>
    mapPerson(person, (each) => {
      // A number of a group that stays as it is keeps what it had before that group.
      const isAlone = person.length === 1;
      const formerStatus = isAlone || each.status !== status ? each.status : each.formerStatus;
      return { ...each, personId, status, formerStatus };
    });
  return [...join(one), ...join(other)];
}

/** A number is a person of its own again; whoever is left alone by that as well. */
export function ungrouped(person: Person, number: string, personId: string): PersonNumber[] {
  const rest = person.filter((one) => one.number !== number);
  return person.map((one) => {
    const isAlone = one.number === number || rest.length === 1;
    const own = one.number === number ? { ...one, personId } : one;
    return isAlone ? { ...own, status: one.formerStatus ?? one.status, formerStatus: null } : own;
  });
}

function mapPerson([first, ...rest]: Person, change: (one: PersonNumber) => PersonNumber): Person {
  return [change(first), ...rest.map(change)];
}
