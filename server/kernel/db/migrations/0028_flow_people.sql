CREATE TABLE "flow_people" (
	"account_id" integer NOT NULL,
	"flow_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"tab" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"step" text,
	"editing" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flow_people_account_id_flow_id_session_id_tab_pk" PRIMARY KEY("account_id","flow_id","session_id","tab")
);
--> statement-breakpoint
ALTER TABLE "flow_people" ADD CONSTRAINT "flow_people_account_id_flow_id_flows_account_id_id_fk" FOREIGN KEY ("account_id","flow_id") REFERENCES "public"."flows"("account_id","id") ON DELETE cascade ON UPDATE no action;