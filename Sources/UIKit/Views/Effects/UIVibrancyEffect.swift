import Foundation

/// Content that takes on some of what shines through a material. Here content is shown as it is: there is no blurred
/// picture to take colours from.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// For content on a material.
  public init(blurEffect: UIBlurEffect) { super.init() }
}
