import CoreGraphics
import Foundation
import SwiftABI

/// Tests whether a subclass of `CALayer` overrides a method whose override makes every layer of the subclass more
/// expensive.
@MainActor enum LayerOverrides {
  private final class EmptySubclass: CALayer {}
  private final class Drawing: CALayer {
    override func draw(in ctx: CGContext) { ctx.fill(.zero) }
  }

  /// Tests whether a class overrides `draw(in:)`. Each layer of such a class requires a bitmap.
  static let drawing = OverridableMethod(of: CALayer.self, plain: EmptySubclass.self, overriding: Drawing.self)
}
