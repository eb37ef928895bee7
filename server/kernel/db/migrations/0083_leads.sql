CREATE TABLE "leads" (
	"account_id" integer NOT NULL,
	"number" text NOT NULL,
	"person_id" uuid NOT NULL,
	"status" smallint NOT NULL,
	"former_status" smallint,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "leads_account_id_number_pk" PRIMARY KEY("account_id","number")
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "lead_status" smallint;--> statement-breakpoint
CREATE INDEX "leads_person" ON "leads" USING btree ("account_id","person_id");--> statement-breakpoint
CREATE INDEX "leads_number" ON "leads" USING btree ("number");--> statement-breakpoint
CREATE INDEX "leads_status" ON "leads" USING btree ("account_id","status");