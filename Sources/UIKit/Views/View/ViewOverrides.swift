import Foundation

/// Which of the methods a view class overrides that cost something in every view once they are there: a bitmap is made only
/// where `draw(_:)` is, and a change of a layer is asked about only where `action(for:forKey:)` is.
///
/// UIKit asks the Objective-C runtime. Here the class's method table is compared with `UIView`'s: the place of a method in it
/// is where a subclass that overrides nothing else differs from `UIView` and one that overrides nothing does not.
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
    let base = MethodTable.words(of: UIView.self, as: UIView.self)
    let own = MethodTable.words(of: type, as: UIView.self)
    var answer: ViewOverrides = []
    if own[drawSlot] != base[drawSlot] { answer.insert(.draw) }
    if own[actionSlot] != base[actionSlot] { answer.insert(.action) }
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  @MainActor private static let drawSlot =
    MethodTable.slot(of: UIView.self, plain: Plain.self, overriding: Drawing.self)
  @MainActor private static let actionSlot =
    MethodTable.slot(of: UIView.self, plain: Plain.self, overriding: Acting.self)
}
