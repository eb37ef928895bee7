CREATE TABLE "local_carrier_numbers" (
	"did" text PRIMARY KEY NOT NULL,
	"sid" text NOT NULL,
	"voice_url" text NOT NULL,
	"rented_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_carrier_numbers_sid_unique" UNIQUE("sid")
);
--> statement-breakpoint
ALTER TABLE "numbers" DROP CONSTRAINT "numbers_accountId_did_unique";--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "blocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "numbers_active_did" ON "numbers" USING btree ("account_id","did") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "numbers_account_id_did_index" ON "numbers" USING btree ("account_id","did");