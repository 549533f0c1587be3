import CCairo
import CoreGraphics
import Foundation

/// The geometry of a drawing operation, without its colors.
struct Shape {
  /// The bounds in device pixels, or `nil` if the shape fills the whole clip.
  let bounds: PixelRect?
  /// A closure that draws the shape on a cairo context. Source, operator and antialiasing of the context are set, and
  /// its matrix is the identity.
  let paint: (OpaquePointer) -> Void
}

/// The paint of a drawing operation: a plain color, repeated cells, or a cairo pattern.
enum Paint {
  case color(RGBA)
  /// A pattern color with repeated cells. The cells are aligned to the context's default coordinate system.
  case tiles(CGPattern, RGBA)
  /// A cairo pattern in device pixels. The caller retains the pattern while it is used.
  case pattern(OpaquePointer)

  init(_ color: CGColor) {
    if let pattern = color.pattern { self = .tiles(pattern, color.rgba) } else { self = .color(color.rgba) }
  }
}
