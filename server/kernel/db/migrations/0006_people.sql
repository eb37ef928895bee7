ALTER TABLE "users" DROP CONSTRAINT "users_email_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_index" ON "users" USING btree ("email") WHERE status <> 'removed';