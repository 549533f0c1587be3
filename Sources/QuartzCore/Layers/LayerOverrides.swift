import CoreGraphics
import Foundation
import SwiftABI

/// The methods of layers whose override increases the cost of every layer of the subclass.
@MainActor enum LayerOverrides {
  private final class Plain: CALayer {}
  private final class Drawing: CALayer {
    override func draw(in ctx: CGContext) { ctx.fill(.zero) }
  }

  /// The test for an override of `draw(in:)`, which requires a bitmap for each layer.
  static let drawing = OverridableMethod(of: CALayer.self, plain: Plain.self, overriding: Drawing.self)
}
