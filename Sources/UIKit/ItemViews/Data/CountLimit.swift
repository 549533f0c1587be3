import CollectionCore
import Foundation

/// The limit on the number of sections above which an update does not request all counts from the data source.
enum CountLimit {
  /// The largest number of sections for which the counts of all sections are requested after an update.
  ///
  /// After an update, UIKit requests the count of every section, to find counts that changed without an operation.
  /// Tessera does the same up to this number of sections. Above it, only the counts of sections with operations are
  /// requested, so that the cost depends on the size of the update.
  static var maximumCountedSections: Int { 10_000 }
}
