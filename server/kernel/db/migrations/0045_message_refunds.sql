CREATE INDEX "messages_reserved" ON "messages" USING btree ("payer_id") WHERE state = 'queued';--> statement-breakpoint
UPDATE "messages" SET "refunded" = false WHERE "refunded" AND ("claimed_at" IS NULL OR "charge" IS NULL);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_refund_what_was_charged" CHECK (not refunded or (claimed_at is not null and charge is not null)) NOT VALID;
