import Foundation

/// A call of one of the public methods that change an item view, such as `insertItems(at:)`.
///
/// A diffable data source calls them for what its snapshot changes, so that overrides in subclasses are called.
enum NamedUpdate {
  case moveSection(Int, to: Int)
  case moveItem(IndexPath, to: IndexPath)
  case deleteSections(IndexSet)
  case insertSections(IndexSet)
  case reloadSections(IndexSet)
  case deleteItems([IndexPath])
  case insertItems([IndexPath])
  case reloadItems([IndexPath])
  case reconfigureItems([IndexPath])
}
