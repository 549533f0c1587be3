import CoreGraphics
import RuntimeInterface

/// What a window asks of its surface, beside showing pixels.
@MainActor
protocol WindowSurface: HostSurface {
  func resize(width: Int, height: Int)
  /// Everything shown is gone.
  func loseAll()
  /// Looks for pixels that the display lost; true if the next frame has something to draw again.
  func findLosses() -> Bool
  /// True if such pixels wait already.
  var hasLosses: Bool { get }
}
