import CoreGraphics

/// What a host shows in one window, and the two ways to change it: copying a part of what is shown, and putting new
/// pixels. The compositor never reads back: every damaged rectangle is composited from scratch.
@MainActor
package protocol HostSurface: AnyObject {
  /// Size in device pixels; at least 1 × 1 while the window is shown.
  var pixelWidth: Int { get }
  var pixelHeight: Int { get }

  /// Counts up whenever what is shown was lost as a whole (resize, restore, a lost buffer): the next frame draws all.
  var generation: Int { get }

  /// False where copying costs more than drawing; the compositor then never calls `copy`.
  var canCopy: Bool { get }

  /// Moves the pixels shown in `source` by (`dx`, `dy`); both the source and the target lie inside the surface.
  /// Takes effect in order, before the rectangles of the `present` that follows.
  func copy(_ source: PixelRect, dx: Int, dy: Int)

  /// The memory to draw into, in the coordinates of the whole surface, opaque `x8r8g8b8`. Its content is undefined
  /// except for what is drawn in this frame. Valid until the next `present`.
  func beginDrawing() -> PixelTarget

  /// Shows what was drawn in `rects` (disjoint, inside the surface), after the copies of this frame. Empty `rects`
  /// with copies is a frame, too.
  func present(_ rects: [PixelRect])

  /// Rectangles (disjoint or not, inside the surface) whose shown pixels were lost since the last call, because another
  /// window lay over them or because they were the source of a copy while covered. The compositor asks at the start of
  /// each `render` and adds them to its damage. Losses of the whole surface count up `generation` instead.
  func takeLostRects() -> [PixelRect]

  /// Waits until everything presented so far has reached the display. For measurements and tests.
  func waitUntilShown()
}

extension HostSurface {
  package func takeLostRects() -> [PixelRect] { [] }
  package func waitUntilShown() {}
}

/// Memory of a surface, as the compositor writes it.
package struct PixelTarget {
  /// The pixel at (0, 0) of the surface.
  package var base: UnsafeMutableRawPointer
  package var bytesPerRow: Int
  package var width: Int
  package var height: Int

  package init(base: UnsafeMutableRawPointer, bytesPerRow: Int, width: Int, height: Int) {
    self.base = base
    self.bytesPerRow = bytesPerRow
    self.width = width
    self.height = height
  }
}
