import CollectionCore
import Foundation

/// The limit of the counts that are requested for an update.
enum CountLimit {
  /// The largest number of sections for which all counts are requested after an update.
  ///
  /// UIKit requests the count of every section after an update, to find counts that changed without an operation.
  /// Tessera does the same up to this number of sections. Beyond it, only the counts of sections with operations are
  /// requested, so that the cost depends on the size of the update.
  static var sectionsAskedForAll: Int { 10_000 }
}
