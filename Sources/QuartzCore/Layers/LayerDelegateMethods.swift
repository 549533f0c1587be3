import CoreGraphics
import Foundation
import SwiftABI

/// The optional delegate methods of which a layer must know whether they are implemented: without `draw(_:in:)` it
/// needs no bitmap.
@MainActor package enum LayerDelegateMethods {
  private final class Plain: NSObject, CALayerDelegate {}
  private final class Twin: NSObject, CALayerDelegate {}
  private final class Drawing: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(.zero) }
  }

  /// `draw(_:in:)`.
  package static let draw = OptionalMethod<any CALayerDelegate.Type>(
    plain: Plain.self, twin: Twin.self, implementing: Drawing.self)
}
