CREATE TABLE "unclaimed_numbers" (
	"did" text PRIMARY KEY NOT NULL,
	"bought" boolean NOT NULL,
	"current" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
