import Foundation

/// One call of the methods by which an item view is told of an update: a data source names by them what it has changed, so
/// that subclasses that override them hear of it.
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
