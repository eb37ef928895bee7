ALTER TABLE "calls" ADD COLUMN "settled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "calls_unsettled" ON "calls" USING btree ("date_start") WHERE not settled;