import CoreGraphics
import Foundation
import SwiftABI

/// The optional delegate methods that a layer tests for an implementation. A layer whose delegate does not implement
/// `draw(_:in:)` needs no bitmap.
@MainActor package enum LayerDelegateMethods {
  private final class Plain: NSObject, CALayerDelegate {}
  private final class Twin: NSObject, CALayerDelegate {}
  private final class Drawing: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(.zero) }
  }

  /// The test for `draw(_:in:)`, which draws the content of a layer.
  package static let draw = OptionalMethod<any CALayerDelegate.Type>(
    plain: Plain.self, twin: Twin.self, implementing: Drawing.self)
}
