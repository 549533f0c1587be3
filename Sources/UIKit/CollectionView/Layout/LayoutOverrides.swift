import Foundation

/// The methods of layouts that cost something in every pass once a layout overrides them.
@MainActor enum LayoutOverrides {
  private final class Plain: UICollectionViewLayout {}
  private final class SelfSizing: UICollectionViewLayout {
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { true }
  }

  /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`.
  static let preferredAttributes = OverridableMethod(
    of: UICollectionViewLayout.self, plain: Plain.self, overriding: SelfSizing.self)
}
