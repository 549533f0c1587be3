import Foundation

/// A call of a public method that changes a table or collection view, such as `insertItems(at:)`, with its arguments.
///
/// A diffable data source shows the changes of a snapshot with these methods, because subclasses may override them.
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
