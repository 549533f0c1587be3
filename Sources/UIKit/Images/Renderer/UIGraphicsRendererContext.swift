import Foundation

/// What a renderer's actions draw with. While they run, `UIGraphicsGetCurrentContext()` is `cgContext`.
open class UIGraphicsRendererContext: NSObject {
  /// Points from the top left of the renderer's bounds, y down.
  public let cgContext: CGContext
  let rendererFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    rendererFormat = format
    super.init()
  }

  /// What the renderer's contexts are like.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle in the current fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle in the current fill colour with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    let kept = cgContext.state.blendMode
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.setBlendMode(kept)
  }

  /// Draws a line one point wide along the inside of a rectangle in the current stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a line one point wide along the inside of a rectangle with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    let kept = cgContext.state.blendMode
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.setBlendMode(kept)
  }

  /// Lets what is drawn from here on only touch `rect`, too.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
