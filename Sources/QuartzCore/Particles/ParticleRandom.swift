/// A random number generator whose sequence depends only on its seed (SplitMix64).
struct ParticleRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt32) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Returns a number from 0 up to, but not including, 1.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns a number of a range around a mean value. Values that are not finite count as 0.
  mutating func value(_ mean: Double, range: Double) -> Double {
    let mean = mean.isFinite ? mean : 0
    guard range.isFinite, range != 0 else { return mean }
    return mean + (fraction() - 0.5) * range
  }
}
