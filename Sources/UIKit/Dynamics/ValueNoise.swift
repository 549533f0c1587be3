import Foundation

/// Deterministic noise with values from −1 to 1. It interpolates smoothly between random values on a grid in space and
/// time.
enum ValueNoise {
  static func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    let (x0, y0, z0) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    let (u, v, w) = (eased(x - x0), eased(y - y0), eased(z - z0))
    func corner(_ i: Double, _ j: Double, _ k: Double) -> Double { randomValue(Int(x0 + i), Int(y0 + j), Int(z0 + k)) }
    func interpolated(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
    let front = interpolated(
      interpolated(corner(0, 0, 0), corner(1, 0, 0), u), interpolated(corner(0, 1, 0), corner(1, 1, 0), u), v)
    let back = interpolated(
      interpolated(corner(0, 0, 1), corner(1, 0, 1), u), interpolated(corner(0, 1, 1), corner(1, 1, 1), u), v)
    return interpolated(front, back, w)
  }

  private static func eased(_ t: Double) -> Double { t * t * (3 - 2 * t) }

  private static func randomValue(_ x: Int, _ y: Int, _ z: Int) -> Double {
    var bits = UInt64(bitPattern: Int64(x &* 73_856_093 ^ y &* 19_349_663 ^ z &* 83_492_791))
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double(Int64(bitPattern: bits ^ (bits >> 31)) >> 11) / Double(1 << 52)
  }
}
