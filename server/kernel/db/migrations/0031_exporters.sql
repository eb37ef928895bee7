CREATE TABLE "exporters" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"allow" text NOT NULL,
	"auth" text NOT NULL,
	"tags" text[] NOT NULL,
	"sub_accounts" boolean NOT NULL,
	"key_hash" text,
	"key_prefix" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "exporters_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE INDEX "exporters_id_index" ON "exporters" USING btree ("id");