import CCairo
import CoreGraphics
import Foundation

/// What is drawn, without its colours.
struct Shape {
  /// Around it in device pixels; nil when it covers the whole clip.
  let bounds: PixelRect?
  /// Draws it on a cairo context whose source, operator and smoothing are set and whose matrix is the identity.
  let cover: (OpaquePointer) -> Void
}

/// What a shape is drawn in.
enum Paint {
  case color(RGBA)
  /// A pattern colour, which follows the context's default space.
  case tiles(CGPattern, RGBA)
  /// A cairo pattern in device pixels, kept alive by the caller.
  case pattern(OpaquePointer)

  init(_ color: CGColor) {
    if let pattern = color.pattern { self = .tiles(pattern, color.rgba) } else { self = .color(color.rgba) }
  }
}
