/// The state of SHA-1 (FIPS 180-4).
struct SHA1State: Sendable {
  private var values: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

  var bytes: [UInt8] {
    values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * $0)) } }
  }

  mutating func process(_ block: UnsafeRawBufferPointer) {
    var w = [UInt32](repeating: 0, count: 80)
    for i in 0..<16 { w[i] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * i, as: UInt32.self)) }
    for i in 16..<80 { w[i] = (w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16]).rotated(31) }
    var (a, b, c, d, e) = (values[0], values[1], values[2], values[3], values[4])
    for i in 0..<80 {
      let mixed: UInt32
      let constant: UInt32
      switch i / 20 {
      case 0: (mixed, constant) = ((b & c) | (~b & d), 0x5a82_7999)
      case 1: (mixed, constant) = (b ^ c ^ d, 0x6ed9_eba1)
      case 2: (mixed, constant) = ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
      default: (mixed, constant) = (b ^ c ^ d, 0xca62_c1d6)
      }
      let next = a.rotated(27) &+ mixed &+ e &+ constant &+ w[i]
      (e, d, c, b, a) = (d, c, b.rotated(2), a, next)
    }
    for (i, value) in [a, b, c, d, e].enumerated() { values[i] &+= value }
  }
}
