import CoreGraphics
import Foundation
import SwiftABI

/// The overridable methods of layers for which an override has a cost in every layer of the class.
@MainActor enum LayerOverrides {
  private final class Plain: CALayer {}
  private final class Drawing: CALayer {
    override func draw(in ctx: CGContext) { ctx.fill(.zero) }
  }

  /// The method `draw(in:)`.
  static let drawing = OverridableMethod(of: CALayer.self, plain: Plain.self, overriding: Drawing.self)
}
