import CollectionCore
import Foundation

/// A section of a compositional layout: a group that repeats until all items have a place, and what is around it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  /// Room around the groups, in points. Headers and footers lie beyond that in the direction of the layout. Default zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between one group and the next, in points. Default 0.
  open var interGroupSpacing: CGFloat = 0
  /// What `contentInsets` are measured from. Default automatic: as the configuration of the layout says.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What headers and footers are measured from. Default automatic: as the content insets.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether and how the section scrolls by itself, across the direction of the layout. Default none.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How the section scrolls by itself, besides that: change what the object says.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { scrolling }
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep to the content insets across the direction of the layout. Default true.
  open var supplementariesFollowContentInsets = true
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called whenever what is visible of the section has been laid out: after each step of a scroll, too. It may change the
  /// items that it gets. The offset is that of the collection view; of a section that scrolls by itself, how far it is
  /// scrolled from where its groups begin. Default nil.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  final let group: NSCollectionLayoutGroup
  /// What makes the section a list; nil for others.
  final var list: ListSection?
  private let scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()

  init(of group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// A section of such groups.
  public convenience init(group: NSCollectionLayoutGroup) { self.init(of: group) }

  /// A copy that can be changed by itself.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    onMain {
      let twin = NSCollectionLayoutSection(of: self.group.makeCopy())
      twin.list = self.list
      twin.contentInsets = self.contentInsets
      twin.interGroupSpacing = self.interGroupSpacing
      twin.contentInsetsReference = self.contentInsetsReference
      twin.supplementaryContentInsetsReference = self.supplementaryContentInsetsReference
      twin.orthogonalScrollingBehavior = self.orthogonalScrollingBehavior
      twin.scrolling.decelerationRate = self.scrolling.decelerationRate
      twin.scrolling.bounce = self.scrolling.bounce
      twin.boundarySupplementaryItems = self.boundarySupplementaryItems.map { $0.makeCopy() }
      twin.supplementariesFollowContentInsets = self.supplementariesFollowContentInsets
      twin.decorationItems = self.decorationItems.map { $0.makeCopy() }
      twin.visibleItemsInvalidationHandler = self.visibleItemsInvalidationHandler
      return twin
    }
  }
}

/// Gets what is visible of a section, how far it is scrolled, and what is around it.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
