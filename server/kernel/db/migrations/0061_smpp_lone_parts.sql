ALTER TABLE "smpp_fragments" ADD COLUMN "parts" smallint;--> statement-breakpoint
ALTER TABLE "smpp_fragments" ADD COLUMN "from" text;--> statement-breakpoint
ALTER TABLE "smpp_fragments" ADD COLUMN "to" text;--> statement-breakpoint
ALTER TABLE "smpp_fragments" ADD COLUMN "passed_on_at" timestamp with time zone;