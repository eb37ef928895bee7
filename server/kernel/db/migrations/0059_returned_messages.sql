CREATE TABLE "campaign_counts" (
	"account_id" integer NOT NULL,
	"campaign_id" uuid NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"bounced" integer DEFAULT 0 NOT NULL,
	"blocked" integer DEFAULT 0 NOT NULL,
	"unknown" integer DEFAULT 0 NOT NULL,
	"charges" bigint DEFAULT 0 NOT NULL,
	"currency" text,
	CONSTRAINT "campaign_counts_account_id_campaign_id_pk" PRIMARY KEY("account_id","campaign_id")
);
--> statement-breakpoint
ALTER TABLE "message_events" ADD COLUMN "attempt" smallint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sender_buckets" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sender_buckets" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sender_buckets" ADD COLUMN "rests_until" timestamp with time zone;--> statement-breakpoint
INSERT INTO "campaign_counts" ("account_id", "campaign_id", "open", "processed", "sent", "delivered", "bounced", "blocked", "unknown", "charges", "currency")
SELECT "account_id", "campaign_id",
  count(*) FILTER (WHERE "state" = 'queued' OR ("state" = 'sending' AND "remote_id" IS NULL)),
  count(*) FILTER (WHERE "state" <> 'queued'),
  count(*) FILTER (WHERE "sent_at" IS NOT NULL),
  count(*) FILTER (WHERE "state" = 'delivered'),
  count(*) FILTER (WHERE "state" IN ('undelivered', 'failed') AND "claimed_at" IS NOT NULL),
  count(*) FILTER (WHERE "state" = 'failed' AND "claimed_at" IS NULL),
  count(*) FILTER (WHERE "state" = 'unknown'),
  coalesce(sum("charge") FILTER (WHERE "claimed_at" IS NOT NULL AND NOT "refunded"), 0),
  min("currency")
FROM "messages" WHERE "campaign_id" IS NOT NULL GROUP BY "account_id", "campaign_id";
