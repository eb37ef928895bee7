CREATE TABLE "auto_top_ups" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"active" boolean NOT NULL,
	"below" integer NOT NULL,
	"amount" integer NOT NULL,
	"suspended_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "top_up_orders" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "top_up_orders_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "top_up_orders_account_id_index" ON "top_up_orders" USING btree ("account_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "top_up_orders_account_id_opened_at_index" ON "top_up_orders" USING btree ("account_id","opened_at" DESC NULLS LAST);