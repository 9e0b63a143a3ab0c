#include "bots/southern_pacific/judgement.hpp"
#include "bots/tests/judgement_promises.hpp"
#include "bots/tests/share_pricing_promises.hpp"

namespace roundhouse {

INSTANTIATE_TYPED_TEST_SUITE_P(SouthernPacific, JudgementPromises, SouthernPacific);
INSTANTIATE_TYPED_TEST_SUITE_P(SouthernPacific, SharePricingPromises, SouthernPacific);

}   // namespace roundhouse
