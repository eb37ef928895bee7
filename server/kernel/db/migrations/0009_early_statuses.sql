CREATE TABLE "early_statuses" (
	"call_sid" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"seconds" integer,
	"at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
