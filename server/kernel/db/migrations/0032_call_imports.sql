CREATE TABLE "call_imports" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"calls" integer NOT NULL,
	"duplicates" integer NOT NULL,
	"invalid" integer NOT NULL,
	"first_call" timestamp with time zone NOT NULL,
	"last_call" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_by" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "call_imports_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "imported_calls" (
	"account_id" integer NOT NULL,
	"external_id" text NOT NULL,
	"import_id" uuid NOT NULL,
	"call_uuid" uuid NOT NULL,
	"call_id" bigint NOT NULL,
	CONSTRAINT "imported_calls_account_id_external_id_pk" PRIMARY KEY("account_id","external_id")
);
--> statement-breakpoint
CREATE INDEX "imported_calls_account_id_import_id_index" ON "imported_calls" USING btree ("account_id","import_id");