import CoreGraphics
import RuntimeInterface

/// The surface of a window on the desktop. The display can lose its pixels, for example when another window covers
/// them.
@MainActor
protocol WindowSurface: HostSurface {
  func resize(width: Int, height: Int)
  /// Marks all pixels as lost, so that the next frame redraws the whole surface.
  func markAllLost()
  /// Determines whether the display has discarded pixels of the window. Returns `true` if the next frame must redraw some of them.
  func updateExposedRects() -> Bool
  /// Indicates whether there are lost pixels to redraw.
  var hasLostRects: Bool { get }
}
