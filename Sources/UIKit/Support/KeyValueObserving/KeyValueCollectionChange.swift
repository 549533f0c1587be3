import Foundation

/// A change of some objects of a property that contains several.
struct KeyValueCollectionChange {
  let kind: NSKeyValueChange
  let indexes: IndexSet
  let oldObjects: [Any]
  let newObjects: [Any]
}
