import CollectionCore
import Foundation

/// The limit for requesting all counts after an update.
enum CountLimit {
  /// The largest number of sections for which the counts of all sections are requested after an update.
  ///
  /// After an update, UIKit requests the count of every section, to find counts that changed without an operation.
  /// Tessera does the same up to this number of sections. Above it, only the counts of sections with operations are
  /// requested, so that the cost depends on the size of the update.
  static var sectionsAskedForAll: Int { 10_000 }
}
