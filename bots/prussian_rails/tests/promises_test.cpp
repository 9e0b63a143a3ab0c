#include "bots/prussian_rails/judgement.hpp"
#include "bots/tests/judgement_promises.hpp"
#include "bots/tests/share_pricing_promises.hpp"

namespace roundhouse {

INSTANTIATE_TYPED_TEST_SUITE_P(PrussianRails, JudgementPromises, PrussianRails);
INSTANTIATE_TYPED_TEST_SUITE_P(PrussianRails, SharePricingPromises, PrussianRails);

}   // namespace roundhouse
