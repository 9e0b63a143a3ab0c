// Containers of fixed size: nothing here allocates, and each is indexed by its own kind of key only.
#pragma once
#include <array>
#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace roundhouse {

// An array that only its own kind of key can index: a hex never finds its way into a table of seats.
template <class Key, class Value, std::size_t Size>
struct ArrayBy {
    std::array<Value, Size> values{};

    constexpr Value& operator[](Key key) { return values[position(key)]; }
    constexpr const Value& operator[](Key key) const { return values[position(key)]; }
    constexpr auto begin() { return values.begin(); }
    constexpr auto end() { return values.end(); }
    constexpr auto begin() const { return values.begin(); }
    constexpr auto end() const { return values.end(); }
    friend constexpr bool operator==(const ArrayBy&, const ArrayBy&) = default;

private:
    static constexpr std::size_t position(Key key) {
        const auto i = static_cast<std::size_t>(key);
        assert(i < Size);
        return i;
    }
};

// A list of at most `Capacity` items. Items beyond its size are left uninitialised: an empty list costs nothing.
template <class T, int Capacity>
class List {
public:
    static_assert(std::is_trivially_copyable_v<T>);
    constexpr List() {}   // the items wait in a union, or the compiler would make all of them

    constexpr void add(const T& item) {
        assert(size_ < Capacity);
        std::construct_at(items_ + size_++, item);
    }
    // Costs no branch. REQUIRES: room for one more, even where it is not added.
    constexpr void add_if(bool is_added, const T& item) {
        assert(size_ < Capacity);
        std::construct_at(items_ + size_, item);
        size_ += is_added ? 1 : 0;
    }
    constexpr void clear() { size_ = 0; }
    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr T& operator[](int i) {
        assert(i >= 0 && i < size_);
        return items_[i];
    }
    constexpr const T& operator[](int i) const {
        assert(i >= 0 && i < size_);
        return items_[i];
    }
    constexpr const T* begin() const { return items_; }
    constexpr const T* end() const { return items_ + size_; }

private:
    union {
        T items_[Capacity];
    };
    int size_ = 0;
};

}   // namespace roundhouse
