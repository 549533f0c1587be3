import Foundation

/// The saved state of a table or collection view: the first visible item and the selected items. If the data source
/// conforms to `UIDataSourceModelAssociation`, the items are saved as identifiers, because they may have other index
/// paths when the state is restored.
@MainActor struct ItemViewState {
  private static let firstKey = "tessera.firstItem"
  private static let selectedKey = "tessera.selectedItems"

  /// The first visible item, or nil if there is none or the data source does not identify items.
  var firstPath: IndexPath?
  var selectedPaths: [IndexPath]

  /// Saves the state of a view with a coder. If the data source `source` does not conform to `UIDataSourceModelAssociation`,
  /// only the index paths of the selected items are saved.
  func encode(with coder: NSCoder, _ source: Any?, in view: UIView) {
    guard let source = source as? any UIDataSourceModelAssociation else {
      return coder.encode(selectedPaths, forKey: Self.selectedKey)
    }
    coder.encode(firstPath.flatMap { source.modelIdentifierForElement(at: $0, in: view) }, forKey: Self.firstKey)
    coder.encode(
      selectedPaths.compactMap { source.modelIdentifierForElement(at: $0, in: view) }, forKey: Self.selectedKey)
  }

  /// Restores the state from a coder, with only those items that still exist.
  ///
  /// - Parameter contains: A closure that returns whether the view contains an item.
  static func decode(
    from coder: NSCoder, _ source: Any?, in view: UIView, contains: (IndexPath) -> Bool
  ) -> ItemViewState {
    let source = source as? any UIDataSourceModelAssociation
    func path(_ value: Any?) -> IndexPath? {
      let path = (value as? String).flatMap { source?.indexPathForElement(withModelIdentifier: $0, in: view) }
      return (path ?? value as? IndexPath).flatMap { contains($0) ? $0 : nil }
    }
    let selectedItems = coder.decodeObject(forKey: selectedKey) as? [Any] ?? []
    return ItemViewState(
      firstPath: path(coder.decodeObject(forKey: firstKey)), selectedPaths: selectedItems.compactMap { path($0) })
  }
}
