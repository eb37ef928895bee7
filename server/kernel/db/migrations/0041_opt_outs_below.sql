ALTER TABLE "consent_entries" ADD COLUMN "below" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "opt_outs" ADD COLUMN "below" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of accounts that the tenant role doesn't see, too: what was entered there may forbid a text here.
CREATE FUNCTION "accounts_above"(integer[]) RETURNS integer[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
	SELECT coalesce(array_agg(DISTINCT "ancestor_id"), '{}') FROM "account_tree" WHERE "descendant_id" = ANY ($1) AND "depth" > 0
$$;
