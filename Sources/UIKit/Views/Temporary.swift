// Until the view animations land: their owner deletes this file.
import Foundation
import QuartzCore

@MainActor enum ViewAnimationContext { static func action(for l: CALayer, forKey: String) -> (any CAAction)? { nil } }
@MainActor extension UIView {
  static func performWithoutAnimation(_ body: () -> Void) { body() }
}
