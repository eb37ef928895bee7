ALTER TABLE "deliveries" ADD COLUMN "of_account_id" integer;--> statement-breakpoint
UPDATE "deliveries" SET "of_account_id" = "account_id";--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "of_account_id" SET NOT NULL;
