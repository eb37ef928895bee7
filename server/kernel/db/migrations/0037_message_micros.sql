-- Money of messages is counted in ten-thousandths of a minor unit (decision 103).
ALTER TABLE "campaigns" ALTER COLUMN "cost" SET DATA TYPE bigint USING "cost"::bigint * 10000;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "charge" SET DATA TYPE bigint USING "charge"::bigint * 10000;--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "amount" SET DATA TYPE bigint USING "amount"::bigint * 10000,
  ALTER COLUMN "balance" SET DATA TYPE bigint USING "balance"::bigint * 10000;--> statement-breakpoint
ALTER TABLE "sms_credits" ALTER COLUMN "balance" SET DATA TYPE bigint USING "balance"::bigint * 10000;--> statement-breakpoint
ALTER TABLE "sms_rates" ALTER COLUMN "price" SET DATA TYPE bigint USING "price"::bigint * 10000;
