import CoreGraphics

/// The visible content of a window. It is changed by moving a part of it and by writing new pixels. The compositor
/// never reads pixels back: it composites every damaged rectangle again.
@MainActor
package protocol HostSurface: AnyObject {
  /// The width in device pixels, at least 1 while the window is visible.
  var pixelWidth: Int { get }
  /// The height in device pixels, at least 1 while the window is visible.
  var pixelHeight: Int { get }

  /// A counter that increases whenever the whole visible content was lost (by a resize, a restore, or a lost buffer).
  /// The next frame then draws everything.
  var generation: Int { get }

  /// Indicates whether `copy` can be used. It is false if copying is slower than drawing.
  var canCopy: Bool { get }

  /// Copies the visible pixels of `source` to the position moved by (`dx`, `dy`). Source and target are inside the
  /// surface. Copies take effect in order, before the rectangles of the following `present`.
  func copy(_ source: PixelRect, dx: Int, dy: Int)

  /// Returns the memory to draw to, in the coordinates of the whole surface, as opaque `x8r8g8b8`. Its content is
  /// undefined except for pixels that are drawn in this frame. It is valid until the next `present`.
  func beginDrawing() -> PixelTarget

  /// Makes the pixels in `rects` (disjoint, inside the surface) visible, after the copies of this frame. A frame may
  /// have copies and no rectangles.
  func present(_ rects: [PixelRect])

  /// Returns the rectangles (inside the surface) whose visible pixels were lost since the last call.
  ///
  /// Pixels are lost if another window covered them, or if they were the source of a copy while they were covered. The
  /// compositor calls this method at the start of each `render` and adds the rectangles to its damage. If the whole
  /// surface is lost, `generation` increases instead.
  func takeLostRects() -> [PixelRect]

  /// Waits until all presented pixels are on the display. For measurements and tests.
  func waitUntilPresented()
}

extension HostSurface {
  package func takeLostRects() -> [PixelRect] { [] }
  package func waitUntilPresented() {}
}

/// The memory of a surface to which the compositor writes.
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
