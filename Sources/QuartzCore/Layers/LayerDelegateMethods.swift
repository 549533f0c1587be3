import CoreGraphics
import Foundation
import SwiftABI

/// The optional methods of a layer's delegate that a layer must know of before it asks: without a drawing there is no bitmap.
@MainActor package enum LayerDelegateMethods {
  private final class Plain: NSObject, CALayerDelegate {}
  private final class Twin: NSObject, CALayerDelegate {}
  private final class Drawing: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(.zero) }
  }

  /// `draw(_:in:)`.
  package static let draw = OptionalMethod<any CALayerDelegate.Type>(
    plain: Plain.self, twin: Twin.self, answering: Drawing.self)
}
