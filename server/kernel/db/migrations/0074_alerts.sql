CREATE TABLE "alert_readers" (
	"account_id" integer NOT NULL,
	"alert_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "alert_readers_account_id_alert_id_user_id_pk" PRIMARY KEY("account_id","alert_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "alert_rules" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"dids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hours" jsonb,
	"pace" text DEFAULT 'atOnce' NOT NULL,
	"hour" integer DEFAULT 8 NOT NULL,
	"user_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"emails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sender" text,
	"slack_hook" text,
	"slack_refused_at" timestamp with time zone,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "alert_rules_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"call_uuid" uuid,
	"facts" jsonb,
	"mailed_to" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	CONSTRAINT "alerts_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "due_alerts" (
	"account_id" integer NOT NULL,
	"rule_id" uuid NOT NULL,
	"alert_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "due_alerts_account_id_rule_id_alert_id_pk" PRIMARY KEY("account_id","rule_id","alert_id")
);
--> statement-breakpoint
CREATE INDEX "alert_readers_user_id_at_index" ON "alert_readers" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "alert_readers_at_index" ON "alert_readers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "alerts_at_index" ON "alerts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "alerts_to_show" ON "alerts" USING btree ("account_id") WHERE not shown;--> statement-breakpoint
CREATE INDEX "due_alerts_due_at_index" ON "due_alerts" USING btree ("due_at");--> statement-breakpoint
INSERT INTO "alert_rules" ("account_id", "id", "name", "kinds", "dids", "emails", "created_by")
SELECT "account_id", gen_random_uuid(),
  CASE "alert_when" WHEN 'missed' THEN 'Unanswered calls' ELSE 'All calls' END,
  CASE "alert_when" WHEN 'missed' THEN '["callMissed","voicemail"]'::jsonb ELSE '["callMissed","voicemail","callAnswered"]'::jsonb END,
  jsonb_agg("did" ORDER BY "did"), "alert_emails", ''
FROM "numbers" WHERE "status" = 'active' AND "alert_when" <> 'no' AND "alert_emails" <> '[]'::jsonb
GROUP BY "account_id", "alert_when", "alert_emails";--> statement-breakpoint
ALTER TABLE "numbers" DROP COLUMN "alert_when";--> statement-breakpoint
ALTER TABLE "numbers" DROP COLUMN "alert_emails";