import CollectionCore
import Foundation

/// The limits on the numbers of sections and items.
enum CountLimit {
  /// The largest number of items in a section. The sum of the items in all sections must remain an integer.
  static var maximumItems: Int { 1 << 36 }
  /// The largest number of sections. The data source is asked for the count of every section, which takes minutes beyond
  /// this number.
  static var maximumSections: Int { 1 << 24 }
  /// The largest number of sections for which the counts of all sections are requested after an update.
  ///
  /// After an update, UIKit requests the count of every section, to find counts that changed without an operation.
  /// Tessera does the same up to this number of sections. Above it, only the counts of sections with operations are
  /// requested, so that the cost depends on the size of the update.
  static var maximumCountedSections: Int { 10_000 }
}
