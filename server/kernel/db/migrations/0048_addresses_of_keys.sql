ALTER TABLE "exporters" ADD COLUMN "key_user_id" integer;--> statement-breakpoint
ALTER TABLE "exporters" ADD COLUMN "addresses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "addresses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE exporters SET key_user_id = (SELECT u.id FROM users u WHERE u.email = exporters.created_by LIMIT 1) WHERE key_hash IS NOT NULL;
