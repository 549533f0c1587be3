import Foundation

/// The geometry and the random sequence of the workloads, which are the same for all toolkits in the comparison.
enum Workload {
  static let columnCount = 8
  static let tileWidth: Double = 160
  static let tileHeight: Double = 180
  static let viewHeight: Double = 800
  static let photoCount = 64
  static let scrollStep: Double = 24
  static let scrollFrameCount = 600
  static let jumpCount = 100
  static let insertCount = 100
  static let screenshotOffsets: [Double] = [0, 1007, 20_000_005]

  static func gridHeight(_ count: Int) -> Double { Double((count + columnCount - 1) / columnCount) * tileHeight }

  static func photo(of id: Int) -> Int { ((id % photoCount) + photoCount) % photoCount }

  /// Returns the next scroll offset of the jump sequence, in 0...height − 800.
  static func nextJump(_ state: inout UInt32, height: Double) -> Double {
    state = (state &* 1_103_515_245 &+ 12345) & 0x7fff_ffff
    return (Double(state) / 2_147_483_648 * (height - viewHeight + 1)).rounded(.down)
  }

  static func rowHeight(_ row: Int) -> Double { Double(40 + (row * 7919) % 201) }
}
