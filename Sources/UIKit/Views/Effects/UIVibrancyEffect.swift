import Foundation

/// An effect for content on a material. Tessera shows the content unchanged, because there is no blurred image from
/// which vibrant colors could be derived.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates a vibrancy effect for content on a material.
  ///
  /// - Parameter blurEffect: The effect that shows the material. Tessera does not use it.
  public init(blurEffect: UIBlurEffect) { super.init() }
}
