import Foundation

// The types and values of several items.
extension UIPasteboard {
  /// Returns the types of several items.
  ///
  /// - Parameter itemSet: The indexes of the items, or nil for all items.
  /// - Returns: An array of types for each item, or nil if the pasteboard contains no such items.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    selectedItems(itemSet).map { items in items.map { $0.keys.sorted() } }
  }

  /// Returns a Boolean value that indicates whether all of several items have a value of one of several types.
  ///
  /// - Parameters:
  ///   - pasteboardTypes: Uniform type identifiers or MIME types.
  ///   - itemSet: The indexes of the items, or nil for all items.
  /// - Returns: `true` if there are such items and each one has one of the types.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let items = selectedItems(itemSet) else { return false }
    return items.allSatisfy { item in pasteboardTypes.contains { PasteboardTypes.hasValue(in: item, $0) } }
  }

  /// Returns the indexes of the items that have a value of one of several types.
  ///
  /// - Parameter pasteboardTypes: Uniform type identifiers or MIME types.
  /// - Returns: The indexes, or nil if the pasteboard contains no such items.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let items = items { _ in true }
    let indexes = items.indices.filter { index in
      pasteboardTypes.contains { PasteboardTypes.hasValue(in: items[index], $0) }
    }
    return indexes.isEmpty ? nil : IndexSet(indexes)
  }

  /// Returns the values of a type in several items.
  ///
  /// - Parameters:
  ///   - pasteboardType: A uniform type identifier or a MIME type.
  ///   - itemSet: The indexes of the items, or nil for all items.
  /// - Returns: The values of the items that have the type, or nil if the pasteboard contains no such items.
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    selectedItems(itemSet)?.compactMap { PasteboardTypes.value(in: $0, pasteboardType) }
  }

  /// Returns the data of a type in several items.
  ///
  /// - Parameters:
  ///   - pasteboardType: A uniform type identifier or a MIME type.
  ///   - itemSet: The indexes of the items, or nil for all items.
  /// - Returns: The data of the items that have the type, or nil if the pasteboard contains no such items.
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    selectedItems(itemSet)?.compactMap { item in
      PasteboardTypes.value(in: item, pasteboardType).flatMap { PasteboardTypes.data(of: $0, as: pasteboardType) }
    }
  }

  /// Returns items by their indexes, or nil if there are none. Indexes out of range are reported and ignored.
  private func selectedItems(_ itemSet: IndexSet?) -> [[String: Any]]? {
    let items = items { _ in true }
    guard let itemSet else { return items.isEmpty ? nil : items }
    if let last = itemSet.last, last >= items.count {
      Diagnostics.report(
        "UIPasteboard: the item set contains the index \(last), but the pasteboard \(name.rawValue) has \(items.count) "
          + "items. Pass indexes below numberOfItems.")
    }
    let selectedItems = itemSet.filter { $0 < items.count }.map { items[$0] }
    return selectedItems.isEmpty ? nil : selectedItems
  }
}
