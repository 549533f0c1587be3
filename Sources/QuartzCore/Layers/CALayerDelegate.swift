import CoreGraphics
import Foundation
import SwiftABI

/// The methods that draw a layer, lay out its sublayers and provide its actions.
///
/// All methods are optional. A view is the delegate of its own layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Tells the delegate to provide the content by setting the layer's `contents`. If the method is not implemented, the
  /// layer draws with `draw(_:in:)`.
  ///
  /// - Parameter layer: The layer to update.
  func display(_ layer: CALayer)
  /// Tells the delegate to draw the layer's content.
  ///
  /// - Parameters:
  ///   - layer: The layer to draw.
  ///   - ctx: A context in the layer's coordinate system, with y pointing down.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Tells the delegate that `draw(_:in:)` is about to be called. The method can set properties that affect the
  /// drawing, such as `contentsFormat`.
  ///
  /// - Parameter layer: The layer to draw.
  func layerWillDraw(_ layer: CALayer)
  /// Tells the delegate to position the sublayers, after the bounds changed or a layout was requested.
  ///
  /// - Parameter layer: The layer to lay out.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a property or for an event of a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer whose property changes.
  ///   - event: The name of the property, or the name of an event.
  /// - Returns: The action, nil to continue the search, or `NSNull()` to end the search without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The default implementation of the optional method, which draws the layer with `draw(_:in:)`.
  ///
  /// - Parameter layer: The layer to update.
  public func display(_ layer: CALayer) {
    layer.drawBacking(delegateDraws: LayerDelegateMethods.draw.isImplemented(by: type(of: self)))
  }

  /// The default implementation of the optional method, which draws nothing. For a delegate that does not implement the method,
  /// the layer creates no bitmap.
  ///
  /// - Parameters:
  ///   - layer: The layer to draw.
  ///   - ctx: A context in the layer's coordinate system.
  @_optimize(none) public func draw(_ layer: CALayer, in ctx: CGContext) { recognizableDefault(()) }

  /// The default implementation of the optional method, which changes no property.
  ///
  /// - Parameter layer: The layer to draw.
  public func layerWillDraw(_ layer: CALayer) {}

  /// The default implementation of the optional method, which leaves the sublayers at their positions.
  ///
  /// - Parameter layer: The layer to lay out.
  public func layoutSublayers(of layer: CALayer) {}

  /// The default implementation of the optional method, which returns nil, so that the search for an action continues with the layer's
  /// `actions`.
  ///
  /// - Parameters:
  ///   - layer: The layer whose property changes.
  ///   - event: The name of the property, or the name of an event.
  /// - Returns: Always nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
