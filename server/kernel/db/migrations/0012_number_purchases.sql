CREATE TABLE "number_purchases" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"did" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	CONSTRAINT "number_purchases_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "local_carrier_numbers" ADD COLUMN "friendly_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "local_carrier_numbers" ADD COLUMN "voice_fallback_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "local_carrier_numbers" ADD COLUMN "status_callback" text DEFAULT '' NOT NULL;