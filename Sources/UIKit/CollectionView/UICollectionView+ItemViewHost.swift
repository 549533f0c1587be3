import CollectionCore
import Foundation

extension UICollectionView: ItemViewHost {
  static var terms: ItemTerms { .collectionView }

  final var dataSourceName: String { dataSource.map { "\(type(of: $0))" } ?? "nil" }

  final func requestNumberOfSections() -> Int? { dataSource?.numberOfSections(in: self) }

  final func requestNumberOfItems(inSection section: Int) -> Int? {
    dataSource?.collectionView(self, numberOfItemsInSection: section)
  }

  final var needsReload: Bool { session.needs(.reload) }
  final func setNeedsReload() { markNeedsReload() }
  final var cachedCounts: SectionCounts? { countsStorage?.items }
  final var shownCounts: SectionCounts { counts.items }

  final func visibleElement(_ key: ElementKey) -> LiveElement? { liveElements[key] }
  final var visibleElements: [LiveElement] { paintOrder }
}

extension LiveElement: ItemElement {}

extension UICollectionView {
  /// The object that collects the updates of a batch and commits them together.
  final var updates: UpdateCoordinator<UICollectionView> { loadedUpdateComponents.coordinator }
  /// The object that runs the animations of updates.
  final var animator: UpdateAnimator<UICollectionView> { loadedUpdateComponents.animator }

  private var loadedUpdateComponents: UpdateComponents<UICollectionView> {
    if let updateComponents { return updateComponents }
    let components = UpdateComponents(self)
    updateComponents = components
    return components
  }
}
