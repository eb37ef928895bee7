CREATE TABLE "source_costs" (
	"account_id" integer NOT NULL,
	"source_key" text NOT NULL,
	"month" text NOT NULL,
	"source" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "source_costs_account_id_source_key_month_pk" PRIMARY KEY("account_id","source_key","month")
);
