CREATE TABLE "sale_changes" (
	"account_id" integer NOT NULL,
	"upload_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"before" jsonb,
	CONSTRAINT "sale_changes_account_id_upload_id_order_id_pk" PRIMARY KEY("account_id","upload_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "sale_uploads" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"matched" integer NOT NULL,
	"invalid" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_by" text,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "sale_uploads_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"account_id" integer NOT NULL,
	"order_id" text NOT NULL,
	"id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"sold_at" timestamp (3) with time zone NOT NULL,
	"amount" bigint,
	"currency" text,
	"stage" text,
	"call_id" bigint,
	"call_uuid" uuid,
	"by_hand" boolean NOT NULL,
	CONSTRAINT "sales_account_id_order_id_pk" PRIMARY KEY("account_id","order_id")
);
--> statement-breakpoint
CREATE INDEX "sale_changes_order" ON "sale_changes" USING btree ("account_id","order_id");--> statement-breakpoint
CREATE INDEX "sales_call" ON "sales" USING btree ("account_id","call_id");--> statement-breakpoint
CREATE INDEX "sales_upload" ON "sales" USING btree ("account_id","upload_id");--> statement-breakpoint
CREATE INDEX "sales_date" ON "sales" USING btree ("account_id","sold_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sales_unmatched" ON "sales" USING btree ("account_id","sold_at") WHERE call_id is null;