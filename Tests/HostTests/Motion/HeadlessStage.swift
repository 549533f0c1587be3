import CoreGraphics
import HeadlessHost
import RuntimeInterface
import UIKitTesting

/// A window in memory, for replays.
@MainActor
final class HeadlessStage {
  let host: HeadlessHost
  private let size: CGSize

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    host = HeadlessHost(size: size, scale: scale, isStepped: true)
  }

  func open() throws -> any HostWindow { try host.openWindow(title: "replay", size: size) }

  func picture() -> Snapshot {
    guard let window = host.windows.first else { return Snapshot(pixels: PixelBuffer(width: 1, height: 1)) }
    return Snapshot(pixels: window.pixels.snapshot())
  }
}
