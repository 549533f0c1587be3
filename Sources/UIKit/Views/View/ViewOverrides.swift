import Foundation

/// Which of the methods a view class overrides that cost something in every view once they are there: a bitmap is made only
/// where `draw(_:)` is, and a change of a layer is asked about only where `action(for:forKey:)` is.
///
/// UIKit asks the Objective-C runtime; here `OverridableMethod` compares method tables.
package struct ViewOverrides: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// `draw(_:)`.
  package static let draw = ViewOverrides(rawValue: 1)
  /// `action(for:forKey:)`.
  package static let action = ViewOverrides(rawValue: 2)

  private final class Plain: UIView {}
  private final class Drawing: UIView {
    override func draw(_ rect: CGRect) {}
  }
  private final class Acting: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  }

  @MainActor private static var known: [ObjectIdentifier: ViewOverrides] = [:]

  @MainActor package static func of(_ type: UIView.Type) -> ViewOverrides {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    var answer: ViewOverrides = []
    if drawing.isOverridden(in: type) { answer.insert(.draw) }
    if acting.isOverridden(in: type) { answer.insert(.action) }
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  @MainActor private static let drawing = OverridableMethod(
    of: UIView.self, plain: Plain.self, overriding: Drawing.self)
  @MainActor private static let acting = OverridableMethod(
    of: UIView.self, plain: Plain.self, overriding: Acting.self)
}
