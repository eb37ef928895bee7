/** What Google Analytics calls a browser, and its sessions by measurement (`G-…`). */
export interface AnalyticsIds {
  client: string;
  sessions: Record<string, string>;
}
