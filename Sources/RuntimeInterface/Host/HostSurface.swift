import CoreGraphics

/// The visible content of a window. The content changes when parts of it are moved and when new pixels are written. The compositor
/// never reads pixels back, but composites every damaged rectangle again.
@MainActor
package protocol HostSurface: AnyObject {
  /// The width in device pixels, at least 1 while the window is visible.
  var pixelWidth: Int { get }
  /// The height in device pixels, at least 1 while the window is visible.
  var pixelHeight: Int { get }

  /// A counter that increases whenever the whole visible content is lost, by a resize, a restore or a lost buffer. The
  /// next frame then draws the whole surface.
  var generation: Int { get }

  /// Indicates whether the compositor should use `copy`. The value is false if copying is slower than drawing.
  var canCopy: Bool { get }

  /// Copies the visible pixels of `source` by the offset (`dx`, `dy`). Source and target are inside the surface. Copies
  /// take effect in order, before the rectangles of the next `present`.
  func copy(_ source: PixelRect, dx: Int, dy: Int)

  /// Returns the memory for drawing, in the coordinates of the whole surface and in the opaque format `x8r8g8b8`. The content of the
  /// memory is undefined, except for the pixels that are drawn in this frame. The memory is valid until the next `present`.
  func beginDrawing() -> PixelTarget

  /// Shows the pixels in `rects`, which are disjoint and inside the surface, after the copies of this frame. A frame
  /// may have copies but no rectangles.
  func present(_ rects: [PixelRect])

  /// Returns the rectangles inside the surface whose visible pixels were lost since the last call, and clears the list.
  ///
  /// Pixels are lost if another window covered them, or if they were the source of a copy while they were covered. The
  /// compositor calls this method at the start of each `render` and adds the rectangles to its damage. If the whole
  /// surface is lost, `generation` increases instead.
  func consumeLostRects() -> [PixelRect]

  /// Waits until all presented pixels are on the display. Measurements and tests use this method.
  func waitUntilPresented()
}

extension HostSurface {
  package func consumeLostRects() -> [PixelRect] { [] }
  package func waitUntilPresented() {}
}

/// The memory of a surface to which the compositor writes.
package struct PixelTarget {
  /// The address of the pixel at (0, 0) of the surface.
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
