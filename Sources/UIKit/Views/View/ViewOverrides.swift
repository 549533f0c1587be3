import Foundation
import QuartzCore
import SwiftABI

/// The methods that a view class overrides, among those that cost time and memory in every view. A bitmap is allocated
/// only for an overridden `draw(_:)`. A change of a layer calls `action(for:forKey:)` only if it is overridden.
///
/// UIKit uses the Objective-C runtime for this. Tessera compares method tables (`OverridableMethod`).
package struct ViewOverrides: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The class overrides `draw(_:)`.
  package static let draw = ViewOverrides(rawValue: 1)
  /// The class overrides `action(for:forKey:)`.
  package static let action = ViewOverrides(rawValue: 2)
  /// The class overrides `draw(_:in:)`, which draws layers.
  package static let layerDrawing = ViewOverrides(rawValue: 4)

  /// A class that overrides nothing. It is used to find the positions of the methods in the method table.
  private final class ViewWithoutOverrides: UIView {}
  private final class DrawingOverride: UIView {
    override func draw(_ rect: CGRect) {}
  }
  private final class LayerDrawingOverride: UIView {
    override func draw(_ layer: CALayer, in context: CGContext) {}
  }
  private final class ActionOverride: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  }

  @MainActor private static var cache: [ObjectIdentifier: ViewOverrides] = [:]

  /// Returns the methods that a class overrides. The result is cached for each class.
  @MainActor package static func overrides(of type: UIView.Type) -> ViewOverrides {
    if let cached = cache[ObjectIdentifier(type)] { return cached }
    var overrides: ViewOverrides = []
    if drawMethod.isOverridden(in: type) || _ExtensionOverrides.contain("draw(_:)", of: type) {
      overrides.insert(.draw)
    }
    if actionMethod.isOverridden(in: type) { overrides.insert(.action) }
    if layerDrawingMethod.isOverridden(in: type) { overrides.insert(.layerDrawing) }
    cache[ObjectIdentifier(type)] = overrides
    return overrides
  }

  @MainActor private static let drawMethod = OverridableMethod(
    of: UIView.self, plain: ViewWithoutOverrides.self, overriding: DrawingOverride.self)
  @MainActor private static let actionMethod = OverridableMethod(
    of: UIView.self, plain: ViewWithoutOverrides.self, overriding: ActionOverride.self)
  @MainActor private static let layerDrawingMethod = OverridableMethod(
    of: UIView.self, plain: ViewWithoutOverrides.self, overriding: LayerDrawingOverride.self)
}
