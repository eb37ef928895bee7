DROP INDEX "deliveries_due";--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("account_id","integration_id","next_at","seq") WHERE state = 'waiting';