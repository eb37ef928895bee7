import { carrier } from './carriers/carrier.settings.ts';
import { smpp } from './carriers/messages/smpp/smpp.settings.ts';
import { readSettings } from './kernel/config/readSettings.ts';
import { exporter } from './reporting/exporter/exporter.settings.ts';
import { oauth } from './integrations/oauthLinks/oauth.settings.ts';
import { speech } from './powerups/speech/speech.settings.ts';
import { recordings } from './telephony/callHandling/recordings.settings.ts';

/** The settings of all features. */
export const features = { carrier, exporter, oauth, recordings, smpp, speech };

/** A process's configuration, read once at startup. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError when a variable is invalid or a combination is unsafe.
 */
export const readConfig = (environment: Record<string, string | undefined>) => readSettings(environment, features);
