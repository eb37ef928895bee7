DELETE FROM "webhook_replies";--> statement-breakpoint
ALTER TABLE "webhook_replies" DROP COLUMN "reply";--> statement-breakpoint
ALTER TABLE "webhook_replies" ADD COLUMN "response" jsonb NOT NULL;
