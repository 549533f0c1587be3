import Foundation

/// The properties that apply to all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// Creates a configuration for a vertical layout without headers and footers.
  public override init() {
    super.init()
  }

  /// The direction in which sections follow each other. The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points. The default is 0.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole content. Their index paths consist of a single index.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The boundary from which the insets of sections are measured if a section does not specify one. The default is
  /// `safeArea`.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  final var copied: UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.makeCopy() }
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  /// Returns an independent copy.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The copy.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { performOnMain { self.copied } }
}
