import CoreGraphics
import RuntimeInterface

/// The surface of a desktop window.
@MainActor
protocol WindowSurface: HostSurface {
  func resize(width: Int, height: Int)
  /// Makes the next frame redraw everything.
  func loseAll()
  /// Checks for pixels that the display lost. Returns whether the next frame has something to redraw.
  func findLosses() -> Bool
  /// Indicates whether there are lost pixels to redraw.
  var hasLosses: Bool { get }
}
