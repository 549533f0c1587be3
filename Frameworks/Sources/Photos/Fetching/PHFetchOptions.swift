import Foundation

/// The condition, the order and the number of objects that are fetched.
open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
  /// The condition, or nil for all objects. The default is nil.
  open var predicate: NSPredicate?
  /// The order, or nil for the default order. The default is nil.
  open var sortDescriptors: [NSSortDescriptor]?
  /// A Boolean value that determines whether hidden assets are fetched. The default is `false`.
  open var includeHiddenAssets = false
  /// A Boolean value that determines whether all assets of a burst are fetched. It has no effect.
  open var includeAllBurstAssets = false
  /// The sources of the assets. It has no effect, because there is one source.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// The largest number of objects, or 0 for no limit. The default is 0.
  open var fetchLimit = 0
  /// A Boolean value that determines whether changes contain indexes. It has no effect: changes always do.
  open var wantsIncrementalChangeDetails = true

  /// Creates options for all objects.
  public override init() {}

  var copied: PHFetchOptions {
    let options = PHFetchOptions()
    options.predicate = predicate
    options.sortDescriptors = sortDescriptors
    options.includeHiddenAssets = includeHiddenAssets
    options.includeAllBurstAssets = includeAllBurstAssets
    options.includeAssetSourceTypes = includeAssetSourceTypes
    options.fetchLimit = fetchLimit
    options.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
    return options
  }

  /// Returns a copy of the options.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The copy.
  open func copy(with zone: NSZone? = nil) -> Any { copied }

  /// Returns the objects that are fetched.
  func apply<T: PHObject>(to objects: [T]) -> [T] {
    var result = objects
    if let predicate { result = result.filter { predicate.evaluate(with: $0) } }
    if let sortDescriptors, !sortDescriptors.isEmpty {
      // Sorting by index keeps the order of equal objects.
      result = result.enumerated().sorted { first, second in
        for descriptor in sortDescriptors {
          switch descriptor.compare(first.element, to: second.element) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return first.offset < second.offset
      }.map(\.element)
    }
    return fetchLimit > 0 ? Array(result.prefix(fetchLimit)) : result
  }
}
