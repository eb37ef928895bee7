ALTER TABLE "deliveries" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "web_visits" ADD COLUMN "analytics" jsonb;--> statement-breakpoint
CREATE INDEX "deliveries_account_id_subject_index" ON "deliveries" USING btree ("account_id","subject");