CREATE TABLE "deliveries" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"integration_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"event_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"request" jsonb,
	"status" integer,
	"reply" text,
	"milliseconds" integer,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "deliveries_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "deliveries_accountId_integrationId_eventId_unique" UNIQUE("account_id","integration_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "integrations" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"secret" text,
	"filters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"paused_at" timestamp with time zone,
	"last_result" text,
	"last_result_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "integrations_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE INDEX "deliveries_account_id_integration_id_created_at_index" ON "deliveries" USING btree ("account_id","integration_id","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_created_at_index" ON "deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "integrations_account_id_type_index" ON "integrations" USING btree ("account_id","type");--> statement-breakpoint
-- Slack channels of numbers are integrations now, under the id that their secret was encrypted for.
INSERT INTO "integrations" ("account_id", "id", "type", "secret", "filters", "last_result", "last_result_at", "created_by")
	SELECT "account_id", "id", 'slackTexts', "slack_hook", jsonb_build_object('dids', jsonb_build_array("did")),
		CASE WHEN "slack_refused_at" IS NOT NULL THEN 'refused' END, "slack_refused_at", ''
	FROM "sms_applications" WHERE "slack_hook" IS NOT NULL;
--> statement-breakpoint
-- Texts that wait for Slack become deliveries; the sweep takes them from there.
DO $$
BEGIN
	IF to_regclass('jobs.job') IS NOT NULL THEN
		INSERT INTO "deliveries" ("account_id", "id", "integration_id", "kind", "subject", "event_id", "next_at", "created_at")
			SELECT (data ->> 'accountId')::int, gen_random_uuid(), (data ->> 'applicationId')::uuid, 'text.received',
				data ->> 'messageId', 'text.received ' || (data ->> 'messageId'), now(), created_on
			FROM jobs.job WHERE name = 'post-to-slack' AND state IN ('created', 'retry', 'active')
			ON CONFLICT DO NOTHING;
		PERFORM jobs.delete_queue('post-to-slack') FROM jobs.queue WHERE name = 'post-to-slack';
	END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "sms_applications" DROP COLUMN "slack_hook";--> statement-breakpoint
ALTER TABLE "sms_applications" DROP COLUMN "slack_refused_at";