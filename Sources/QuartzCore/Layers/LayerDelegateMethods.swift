import CoreGraphics
import Foundation
import SwiftABI

/// Tests whether a layer's delegate implements an optional method. A layer whose delegate does not implement `draw(_:in:)`
/// needs no bitmap for the delegate's drawing.
@MainActor package enum LayerDelegateMethods {
  private final class EmptyDelegate: NSObject, CALayerDelegate {}
  private final class OtherEmptyDelegate: NSObject, CALayerDelegate {}
  private final class Drawing: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(.zero) }
  }

  /// Tests whether a delegate's class implements `draw(_:in:)`, which draws the content of a layer.
  package static let draw = OptionalMethod<any CALayerDelegate.Type>(
    plain: EmptyDelegate.self, twin: OtherEmptyDelegate.self, implementing: Drawing.self)
}
