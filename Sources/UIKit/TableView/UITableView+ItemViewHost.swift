import CollectionCore
import Foundation

extension UITableView: ItemViewHost {
  static var terms: ItemTerms { .tableView }

  final var dataSourceName: String { dataSource.map { "\(type(of: $0))" } ?? "nil" }

  final func requestNumberOfSections() -> Int? { dataSource?.numberOfSections(in: self) }

  final func requestNumberOfItems(inSection section: Int) -> Int? {
    dataSource?.tableView(self, numberOfRowsInSection: section)
  }

  final var needsReload: Bool { session.needs(.reload) }
  final func setNeedsReload() { markNeedsReload() }
  final var cachedCounts: SectionCounts? { heights?.counts }
  final var shownCounts: SectionCounts { loadedHeights.counts }

  final func visibleElement(_ key: ElementKey) -> TableElement? { liveElements[key] }
  final var visibleElements: [TableElement] { liveElements.values }
}

extension TableElement: ItemElement {}

extension UITableView {
  /// The object that collects the updates of a batch and commits them together.
  final var updates: UpdateCoordinator<UITableView> { loadedUpdateComponents.coordinator }
  /// The object that runs the animations of updates.
  final var animator: UpdateAnimator<UITableView> { loadedUpdateComponents.animator }

  private var loadedUpdateComponents: UpdateComponents<UITableView> {
    if let updateComponents { return updateComponents }
    let components = UpdateComponents(self)
    updateComponents = components
    return components
  }
}
