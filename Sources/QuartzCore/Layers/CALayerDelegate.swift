import CoreGraphics
import Foundation

/// Who draws a layer, lays out its sublayers and chooses its actions. Every method is optional; a view is the delegate of
/// its own layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's `contents` itself. Not implemented: the layer draws by `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the content into `ctx`, in the layer's coordinates, y down.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Comes before `draw(_:in:)`: the place to set what influences the drawing, such as `contentsFormat`.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers after the bounds changed or a layout was asked for.
  func layoutSublayers(of layer: CALayer)
  /// The action for `event`: nil to go on searching, `NSNull()` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Default: not implemented, so that the layer draws by `draw(_:in:)`.
  public func display(_ layer: CALayer) { LayerDefaults.ran = true }

  /// Default: not implemented, so that the layer has no bitmap.
  public func draw(_ layer: CALayer, in ctx: CGContext) { LayerDefaults.ran = true }

  /// Default: nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Default: nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Default: nil, the search goes on.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Stands for Objective-C's question whether an optional method is implemented: the default implementation leaves a mark.
@MainActor
package enum LayerDefaults {
  package static var ran = false
}
