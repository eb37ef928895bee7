ALTER TABLE "deliveries" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "failing_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "rests_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("account_id","integration_id","next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_in_order" ON "deliveries" USING btree ("account_id","integration_id","subject","seq") WHERE state = 'waiting';