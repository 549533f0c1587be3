import Foundation

/// What concerns all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// A vertical layout without anything around its sections.
  public override init() {
    super.init()
  }

  /// The direction in which sections follow each other. Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between one section and the next, in points. Default 0.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole content; their paths have one index.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets of sections are measured from, unless a section says otherwise. Default the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  final var copied: UICollectionViewCompositionalLayoutConfiguration {
    let twin = UICollectionViewCompositionalLayoutConfiguration()
    twin.scrollDirection = scrollDirection
    twin.interSectionSpacing = interSectionSpacing
    twin.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.makeCopy() }
    twin.contentInsetsReference = contentInsetsReference
    return twin
  }

  /// A copy that can be changed by itself.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { onMain { self.copied } }
}
