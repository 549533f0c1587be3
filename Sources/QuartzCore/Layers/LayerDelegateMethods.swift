import CoreGraphics
import Foundation
import SwiftABI

/// The optional delegate methods for which a layer has to determine whether they are implemented. If `draw(_:in:)` is
/// not implemented, the layer needs no bitmap.
@MainActor package enum LayerDelegateMethods {
  private final class Plain: NSObject, CALayerDelegate {}
  private final class Twin: NSObject, CALayerDelegate {}
  private final class Drawing: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(.zero) }
  }

  /// The method `draw(_:in:)`.
  package static let draw = OptionalMethod<any CALayerDelegate.Type>(
    plain: Plain.self, twin: Twin.self, implementing: Drawing.self)
}
