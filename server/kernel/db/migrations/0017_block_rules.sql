CREATE TABLE "block_rules" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"failed_attestation" boolean DEFAULT false NOT NULL
);
