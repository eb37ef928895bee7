ALTER TABLE "sms_senders" ALTER COLUMN "segments_per_second" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_senders" ADD COLUMN "registrations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_short_codes" ON "sms_senders" USING btree ("sender") WHERE sender ~ '^[0-9]+$';