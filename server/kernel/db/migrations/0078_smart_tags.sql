CREATE TABLE "smart_tags" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"group" text NOT NULL,
	"points" integer NOT NULL,
	"colour" text NOT NULL,
	"match" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"sub_accounts" boolean NOT NULL,
	"enabled" boolean NOT NULL,
	"created_by" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "smart_tags_account_id_id_version_pk" PRIMARY KEY("account_id","id","version")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "smart_tags_name" ON "smart_tags" USING btree ("account_id",lower("name")) WHERE until is null;