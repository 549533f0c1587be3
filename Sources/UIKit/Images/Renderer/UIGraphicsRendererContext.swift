import Foundation

/// The context in which a renderer's actions draw. While they run, `UIGraphicsGetCurrentContext()` returns `cgContext`.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context. Its coordinates are in points from the top left of the renderer's bounds, with y
  /// pointing down.
  public let cgContext: CGContext
  let rendererFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    rendererFormat = format
    super.init()
  }

  /// The format of the renderer that created the context.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle with the current fill color.
  ///
  /// - Parameter rect: The rectangle, in points.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the current fill color and a blend mode.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - blendMode: The blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    let savedMode = cgContext.state.blendMode
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.setBlendMode(savedMode)
  }

  /// Strokes the inner edge of a rectangle with a width of one point and the current stroke color.
  ///
  /// - Parameter rect: The rectangle, in points.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes the inner edge of a rectangle with a width of one point, the current stroke color and a blend mode.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - blendMode: The blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    let savedMode = cgContext.state.blendMode
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.setBlendMode(savedMode)
  }

  /// Intersects the clipping region with a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
