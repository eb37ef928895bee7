import { paths } from './paths.ts';
import type { Alert } from './powerups/alerts.contract.ts';

/** The page of what an alert is about. */
export function pathOfAlert(alert: Alert): string {
  switch (alert.kind) {
    case 'flowNotPublished':
      return alert.number === null ? paths.numbers() : paths.wizard(alert.number, 'flow');
    case 'creditLow':
      return paths.topUps();
    case 'integrationFailing':
      return paths.integration(alert.integration);
    default:
      return paths.call(alert.call);
  }
}
