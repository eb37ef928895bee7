ALTER TABLE "accounts" ADD COLUMN "highway" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "billing_client" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "accounts" SET "billing_client" = true FROM "accounts" AS "father" WHERE "father"."id" = "accounts"."parent_id" AND "father"."type" = 'reseller' AND "accounts"."type" IN ('business', 'client');