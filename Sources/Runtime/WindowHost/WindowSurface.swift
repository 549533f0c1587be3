import CoreGraphics
import RuntimeInterface

/// The surface of a desktop window.
@MainActor
protocol WindowSurface: HostSurface {
  func resize(width: Int, height: Int)
  /// Marks all pixels as lost, so that the next frame redraws the whole surface.
  func loseAll()
  /// Checks for pixels that the display has lost. Returns whether the next frame has to redraw pixels.
  func findLosses() -> Bool
  /// Indicates whether there are lost pixels to redraw.
  var hasLosses: Bool { get }
}
