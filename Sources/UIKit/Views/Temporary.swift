// Until the view animations and image views land: their owners delete this file.
import Foundation
import QuartzCore

@MainActor enum ViewAnimationContext { static func action(for l: CALayer, forKey: String) -> (any CAAction)? { nil } }
@MainActor extension UIView {
  static func performWithoutAnimation(_ body: () -> Void) { body() }
  public enum AnimationCurve: Int, Sendable { case easeInOut }
  static func animate(
    withDuration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}
extension UIView.AnimationOptions {
  static let curveEaseInOut = UIView.AnimationOptions([])
}
