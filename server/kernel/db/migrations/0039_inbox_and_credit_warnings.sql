CREATE TABLE "canned_replies" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "canned_replies_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "credit_warnings" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"below" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "canned_reply_names" ON "canned_replies" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "messages" USING btree ("account_id","stamp" DESC NULLS LAST,"id" DESC NULLS LAST);