import Foundation

/// The geometry and the random sequence of the workloads, which are the same for all toolkits in the comparison.
enum Workload {
  /// The scale of the screen: 2 for the workloads on a screen of 3840 x 2160 pixels.
  static let scale = ProcessInfo.processInfo.environment["PEERS_SCALE"] == "2" ? 2 : 1
  static let viewWidth: Double = scale == 2 ? 1920 : 1280
  static let viewHeight: Double = scale == 2 ? 1080 : 800
  static let columnCount = scale == 2 ? 12 : 8
  static let tileWidth: Double = 160
  static let tileHeight: Double = 180
  static let photoCount = 64
  static let scrollStep: Double = 24
  static let scrollFrameCount = 600
  static let jumpCount = 100
  static let insertCount = 100
  static let screenshotOffsets: [Double] = [0, 1007, scale == 2 ? 10_000_005 : 20_000_005]

  static func gridHeight(_ count: Int) -> Double { Double((count + columnCount - 1) / columnCount) * tileHeight }

  static func photo(of id: Int) -> Int { ((id % photoCount) + photoCount) % photoCount }

  /// Returns the next scroll offset of the jump sequence, in 0...height − the height of the view.
  static func nextJump(_ state: inout UInt32, height: Double) -> Double {
    state = (state &* 1_103_515_245 &+ 12345) & 0x7fff_ffff
    return (Double(state) / 2_147_483_648 * (height - viewHeight + 1)).rounded(.down)
  }

  /// The path of an image of the harness.
  static func imagePath(_ name: String) -> String {
    (ProcessInfo.processInfo.environment["PEERS_IMAGES"] ?? ".") + "/\(name).png"
  }

  static func rowHeight(_ row: Int) -> Double { Double(40 + (row * 7919) % 201) }
}
