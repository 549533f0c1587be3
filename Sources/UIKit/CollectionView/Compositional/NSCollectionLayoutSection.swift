import CollectionCore
import Foundation

/// A section of a compositional layout: a group that is repeated for all items, with headers, footers and insets.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  /// The insets around the groups, in points. The default is zero.
  ///
  /// Along the scroll direction, headers and footers are outside of the insets.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between groups, in points. The default is 0.
  open var interGroupSpacing: CGFloat = 0
  /// The boundary from which `contentInsets` are measured. The default is `automatic`, which uses the boundary of the
  /// layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The boundary from which headers and footers are positioned. The default is `automatic`, which uses the boundary of
  /// the content insets.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The behavior of orthogonal scrolling. The default is `none`.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The deceleration rate and bounce behavior of orthogonal scrolling. Change the properties of the returned object.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { scrolling }
  /// The headers and footers of the section. The default is empty.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// A Boolean value that determines whether the section's content insets also apply to its headers and footers, across
  /// the scroll direction. The default is `true`.
  open var supplementariesFollowContentInsets = true
  /// The decoration views behind the section. The default is empty.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that is called after each layout of the section's visible elements, and while the content scrolls. The
  /// default is `nil`.
  ///
  /// The closure can change the elements that it receives. The offset is the collection view's content offset or, in an
  /// orthogonally scrolling section, the distance scrolled from the first group.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  final let group: NSCollectionLayoutGroup
  /// The properties of a list section, or `nil` for other sections.
  final var list: ListSection?
  private let scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()

  init(of group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Creates a section that repeats a group.
  ///
  /// - Parameter group: The group to repeat.
  public convenience init(group: NSCollectionLayoutGroup) { self.init(of: group) }

  /// Returns an independent copy.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The copy.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    performOnMain {
      let copy = NSCollectionLayoutSection(of: self.group.makeCopy())
      copy.list = self.list
      copy.contentInsets = self.contentInsets
      copy.interGroupSpacing = self.interGroupSpacing
      copy.contentInsetsReference = self.contentInsetsReference
      copy.supplementaryContentInsetsReference = self.supplementaryContentInsetsReference
      copy.orthogonalScrollingBehavior = self.orthogonalScrollingBehavior
      copy.scrolling.decelerationRate = self.scrolling.decelerationRate
      copy.scrolling.bounce = self.scrolling.bounce
      copy.boundarySupplementaryItems = self.boundarySupplementaryItems.map { $0.makeCopy() }
      copy.supplementariesFollowContentInsets = self.supplementariesFollowContentInsets
      copy.decorationItems = self.decorationItems.map { $0.makeCopy() }
      copy.visibleItemsInvalidationHandler = self.visibleItemsInvalidationHandler
      return copy
    }
  }
}

/// A closure that receives the visible elements of a section, the scroll offset and the environment of the section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
