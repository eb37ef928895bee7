import { admins, billers, configurers, planned, resellers, type PageRoute } from './pageRoute.ts';

/** Billing, clients, integrations and powerups. */
export const resellerRoutes: readonly PageRoute[] = [
  planned('/billing/payments', billers, 'billing'),
  planned('/billing/payments/:id', billers, 'billing'),
  planned('/billing/summary', billers, 'billing'),
  planned('/clients/prospects', resellers, 'clients'),
  planned('/clients/prospects/:id', resellers, 'clients'),
  planned('/clients/list', resellers, 'clients'),
  planned('/clients/:id', resellers, 'clients'),
  planned('/clients/:id/invoices', resellers, 'clients'),
  ...['autoplay', 'exporter', 'ga4', 'hubspot', 'list', 'microsoft', 'slack', 'zapier'].map((name) =>
    planned(`/integrations/${name}`, admins, 'integrations'),
  ),
  ...['attribution', 'followup', 'intelligence', 'list', 'tags'].map((name) =>
    planned(`/powerups/${name}`, configurers, 'powerups'),
  ),
];
