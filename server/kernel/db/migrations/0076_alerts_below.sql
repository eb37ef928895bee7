ALTER TABLE "alert_rules" ADD COLUMN "sub_accounts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "due_alerts" ADD COLUMN "rule_account_id" integer;--> statement-breakpoint
UPDATE "due_alerts" SET "rule_account_id" = "account_id";--> statement-breakpoint
ALTER TABLE "due_alerts" ALTER COLUMN "rule_account_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "alerts_id_index" ON "alerts" USING btree ("id");
