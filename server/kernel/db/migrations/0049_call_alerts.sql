ALTER TABLE "numbers" ADD COLUMN "alert_when" text DEFAULT 'no' NOT NULL;--> statement-breakpoint
ALTER TABLE "numbers" ADD COLUMN "alert_emails" jsonb DEFAULT '[]'::jsonb NOT NULL;