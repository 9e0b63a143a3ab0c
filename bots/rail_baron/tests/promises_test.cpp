#include "bots/rail_baron/judgement.hpp"
#include "bots/tests/judgement_promises.hpp"

namespace roundhouse {

INSTANTIATE_TYPED_TEST_SUITE_P(RailBaron, JudgementPromises, RailBaron);

}   // namespace roundhouse
