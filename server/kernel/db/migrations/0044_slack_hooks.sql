ALTER TABLE "sms_applications" ADD COLUMN "slack_hook" text;--> statement-breakpoint
ALTER TABLE "sms_applications" ADD COLUMN "slack_refused_at" timestamp with time zone;