// Until the view animations (ca) and navigation land: each owner deletes what is theirs from this file.
import Foundation
import QuartzCore

@MainActor enum ViewAnimationContext { static func action(for l: CALayer, forKey: String) -> (any CAAction)? { nil } }
@MainActor extension UIView {
  static func performWithoutAnimation(_ body: () -> Void) { body() }
}
extension UIViewController {
  var navigationController: UIViewController? { nil }
}
