#include "bots/prairie_railroads/judgement.hpp"
#include "bots/tests/judgement_promises.hpp"
#include "bots/tests/share_pricing_promises.hpp"

namespace roundhouse {

INSTANTIATE_TYPED_TEST_SUITE_P(PrairieRailroads, JudgementPromises, PrairieRailroads);
INSTANTIATE_TYPED_TEST_SUITE_P(PrairieRailroads, SharePricingPromises, PrairieRailroads);

}   // namespace roundhouse
