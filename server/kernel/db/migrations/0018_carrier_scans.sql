CREATE TABLE "carrier_scans" (
	"carrier" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
