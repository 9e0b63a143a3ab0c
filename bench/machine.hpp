// The machine's own constants, by which figures from different machines can be compared.
#pragma once
#include <cstddef>
#include <string>

namespace roundhouse::bench {

// Nanoseconds that a conditional jump costs when nobody can foresee which way it goes and half of the guesses are
// wrong, for each wrong guess, beyond the same jump when it can be foreseen.
double branch_miss();

// Nanoseconds for one number from the source of chance that random play uses.
double random_draw();

// Nanoseconds to copy so many bytes with memcpy between blocks that lie in the nearest cache.
double plain_copy(std::size_t bytes);

// Processor, number of cores, system and compiler, on one line.
std::string described_machine();

// How many processes wanted to run during the last minute; negative where the system does not say.
double load();

}   // namespace roundhouse::bench
