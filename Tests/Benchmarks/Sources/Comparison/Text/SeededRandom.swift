/// A random number generator that says the same in every run (SplitMix64 by Steele, Lea and Flood, 2014).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to 1, 1 left out.
  mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number below `count`, low ones far more often than high ones, as with the words of a language.
  mutating func rank(below count: Int) -> Int {
    let share = share()
    return Int(Double(count) * share * share)
  }
}
