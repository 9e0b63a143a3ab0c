#include "bots/kansas_pacific/judgement.hpp"
#include "bots/tests/judgement_promises.hpp"
#include "bots/tests/share_pricing_promises.hpp"

namespace roundhouse {

INSTANTIATE_TYPED_TEST_SUITE_P(KansasPacific, JudgementPromises, KansasPacific);
INSTANTIATE_TYPED_TEST_SUITE_P(KansasPacific, SharePricingPromises, KansasPacific);

}   // namespace roundhouse
