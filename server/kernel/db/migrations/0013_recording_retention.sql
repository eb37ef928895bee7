ALTER TABLE "recordings" ADD COLUMN "left_carrier_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "recordings_created_at_index" ON "recordings" USING btree ("created_at");