CREATE TABLE "bundles" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"country" text NOT NULL,
	"network" text NOT NULL,
	"holder" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"fields" jsonb NOT NULL,
	"address" jsonb,
	"documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"progress" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"valid_until" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bundles_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE INDEX "bundles_account_id_country_network_index" ON "bundles" USING btree ("account_id","country","network");--> statement-breakpoint
CREATE INDEX "bundles_state_asked_at_index" ON "bundles" USING btree ("state","asked_at");