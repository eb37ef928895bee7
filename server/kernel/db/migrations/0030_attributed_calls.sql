ALTER TABLE "calls" ADD COLUMN "web_campaign" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "web_keyword" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "web_landing" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "web_conversion" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "revenue" bigint;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "revenue_currency" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "user_id" integer;