import { z } from 'zod';

/** What an account makes of a contact. */
export const LeadStatus = z.enum(['new', 'qualified', 'notLead', 'won', 'lost', 'spam']);
export type LeadStatus = z.infer<typeof LeadStatus>;

/** What calls are asked for by. */
export const AskedLeadStatus = z.enum([...LeadStatus.options, 'notSpam']);
export type AskedLeadStatus = z.infer<typeof AskedLeadStatus>;

export function isLeadStatus(status: LeadStatus, asked: AskedLeadStatus): boolean {
  return asked === 'notSpam' ? status !== 'spam' : status === asked;
}

/** At most so many numbers are one person’s. */
export const mostGrouped = 20;
