ALTER TABLE "calls" ADD COLUMN "caller_name" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "forwarded_from" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "attestation" text;