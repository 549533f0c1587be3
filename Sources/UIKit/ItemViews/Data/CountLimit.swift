import CollectionCore
import Foundation

/// The limit of the counts that are requested for an update.
enum CountLimit {
  /// The largest number of sections whose counts are all requested after an update.
  ///
  /// UIKit requests the count of every section after an update, to find those that changed without an operation.
  /// Tessera does so up to this number; beyond it, only the sections of the operations are requested, so that the cost
  /// depends on them.
  static var sectionsAskedForAll: Int { 10_000 }
}
