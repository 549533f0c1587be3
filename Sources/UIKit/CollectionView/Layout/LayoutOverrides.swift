import Foundation
import SwiftABI

/// The layout methods that are called in every pass only if a subclass overrides them, because the calls cost time.
@MainActor enum LayoutOverrides {
  private final class EmptySubclass: UICollectionViewLayout {}
  private final class SelfSizingSubclass: UICollectionViewLayout {
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { true }
  }

  /// The method that a layout with self-sizing items overrides.
  static let preferredAttributes = OverridableMethod(
    of: UICollectionViewLayout.self, plain: EmptySubclass.self, overriding: SelfSizingSubclass.self)
}
