import Foundation

extension PHAsset {
  /// Returns the identifiers of the objects in an array or a result.
  static func identifiers(_ objects: any NSFastEnumeration) -> [String] {
    if let result = objects as? any ObjectListing { return result.identifiers }
    let elements: [Any]? =
      (objects as? NSArray).map(Array.init) ?? (objects as? NSSet).map(Array.init) ?? objects as? [Any]
    if let elements { return elements.compactMap { ($0 as? PHObject)?.localIdentifier } }
    PhotoStore.report("\(type(of: objects)) contains no assets that are known. Pass an NSArray or a PHFetchResult")
    return []
  }
}

/// A list of objects of the library.
protocol ObjectListing {
  var identifiers: [String] { get }
}

extension PHFetchResult: ObjectListing {
  var identifiers: [String] { objects.compactMap { ($0 as? PHObject)?.localIdentifier } }
}
