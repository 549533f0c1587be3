import Foundation

/// A public method that changes an item view, such as `insertItems(at:)`, with its arguments.
///
/// For the changes of a snapshot, a diffable data source calls these methods, because subclasses may override them.
enum PublicUpdateCall {
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
