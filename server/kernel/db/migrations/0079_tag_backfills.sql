CREATE TABLE "tag_backfills" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"sub_accounts" boolean NOT NULL,
	"state" text NOT NULL,
	"walk_account" integer DEFAULT 0 NOT NULL,
	"walk_call" bigint DEFAULT 0 NOT NULL,
	"reached_account" integer DEFAULT 0 NOT NULL,
	"reached_call" bigint DEFAULT 0 NOT NULL,
	"calls" integer NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"gaining" integer DEFAULT 0 NOT NULL,
	"losing" integer DEFAULT 0 NOT NULL,
	"rescored" integer DEFAULT 0 NOT NULL,
	"gaining_calls" uuid[] DEFAULT '{}' NOT NULL,
	"losing_calls" uuid[] DEFAULT '{}' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"walked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tag_backfills_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE INDEX "tag_backfills_walking" ON "tag_backfills" USING btree ("walked_at") WHERE state in ('counting', 'running', 'undoing');