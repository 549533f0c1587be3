import Foundation

/// A public method that changes an item view, such as `insertItems(at:)`, with its arguments.
///
/// A diffable data source calls these methods for the changes of a snapshot, so that overrides in subclasses are
/// called.
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
