import Foundation

/// Deterministic noise with values from −1 to 1. The noise interpolates smoothly between random values on a grid in
/// space and time.
enum ValueNoise {
  static func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    let (cellX, cellY, cellZ) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    let (weightX, weightY, weightZ) = (eased(x - cellX), eased(y - cellY), eased(z - cellZ))
    func corner(_ i: Double, _ j: Double, _ k: Double) -> Double {
      randomValue(Int(cellX + i), Int(cellY + j), Int(cellZ + k))
    }
    func interpolated(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
    let front = interpolated(
      interpolated(corner(0, 0, 0), corner(1, 0, 0), weightX), interpolated(corner(0, 1, 0), corner(1, 1, 0), weightX),
      weightY)
    let back = interpolated(
      interpolated(corner(0, 0, 1), corner(1, 0, 1), weightX), interpolated(corner(0, 1, 1), corner(1, 1, 1), weightX),
      weightY)
    return interpolated(front, back, weightZ)
  }

  private static func eased(_ t: Double) -> Double { t * t * (3 - 2 * t) }

  private static func randomValue(_ x: Int, _ y: Int, _ z: Int) -> Double {
    var bits = UInt64(bitPattern: Int64(x &* 73_856_093 ^ y &* 19_349_663 ^ z &* 83_492_791))
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double(Int64(bitPattern: bits ^ (bits >> 31)) >> 11) / Double(1 << 52)
  }
}
