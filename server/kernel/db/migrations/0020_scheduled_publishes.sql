CREATE TABLE "scheduled_publishes" (
	"account_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"flow_id" uuid NOT NULL,
	"document" jsonb NOT NULL,
	"note" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"back_at" timestamp with time zone,
	"status" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone,
	"version" integer,
	"back_to" integer,
	"created_by" integer NOT NULL,
	"created_by_email" text NOT NULL,
	"as_user_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scheduled_publishes_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_publishes_open" ON "scheduled_publishes" USING btree ("account_id","flow_id") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "scheduled_publishes_due" ON "scheduled_publishes" USING btree ("due_at") WHERE due_at is not null;