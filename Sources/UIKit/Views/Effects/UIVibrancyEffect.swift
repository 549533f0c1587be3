import Foundation

/// An effect for content on a material. The content is shown unchanged: there is no blurred image to take colors from.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates a vibrancy effect for content on a material.
  ///
  /// - Parameter blurEffect: The effect of the material. It is not used.
  public init(blurEffect: UIBlurEffect) { super.init() }
}
