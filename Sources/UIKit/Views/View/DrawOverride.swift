import Foundation

/// Tells whether a view class overrides `draw(_:)`: only then is a bitmap made for it.
///
/// UIKit asks the Objective-C runtime. Here the class's method table is compared with `UIView`'s: the place of `draw(_:)`
/// in it is where a subclass that overrides nothing else differs from `UIView` and one that overrides nothing does not.
@MainActor package enum DrawOverride {
  private final class Plain: UIView {}
  private final class Drawing: UIView {
    override func draw(_ rect: CGRect) {}
  }

  private static var known: [ObjectIdentifier: Bool] = [:]

  package static func exists(in type: UIView.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let base: AnyClass = UIView.self
    let answer = MethodTable.words(of: type, as: base)[slot] != MethodTable.words(of: base, as: base)[slot]
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  private static let slot = MethodTable.slot(of: UIView.self, plain: Plain.self, overriding: Drawing.self)
}
