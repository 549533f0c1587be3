import CollectionCore
import Foundation

/// Functions that report invalid calls of snapshot methods. They can be called on any thread.
enum SnapshotDiagnostics {
  static func report(_ message: String) { performOnMain { Diagnostics.report("Diffable snapshot, \(message)") } }

  /// Reports an error if an insertion contains duplicate identifiers, and logs the identifiers of items that existed
  /// before and were moved.
  static func report<Section, Item, Identifier: Hashable>(
    _ result: SectionedList<Section, Item>.Insertion<Identifier>, _ call: String, _ what: String
  ) {
    if !result.repeatedIdentifiers.isEmpty {
      report(
        "\(call): supplied \(what) identifiers are not unique; the first of each is used. Duplicate identifiers: "
          + list(result.repeatedIdentifiers))
    }
    guard !result.movedIdentifiers.isEmpty else { return }
    let message =
      "Diffable snapshot, \(call): \(result.movedIdentifiers.count) \(what) identifiers already exist in the snapshot. They are "
      + "moved into place instead: \(list(result.movedIdentifiers))"
    performOnMain { Diagnostics.log(message) }
  }

  /// Reports an error if a section snapshot already contains some of the items.
  static func reportRepeated<Identifier>(_ repeated: [Identifier], _ call: String) {
    guard !repeated.isEmpty else { return }
    report(
      "\(call): supplied item identifiers are not unique; items that the section snapshot already contains are not "
        + "moved. Duplicate identifiers: \(list(repeated))")
  }

  static func reportUnknown<Identifier>(_ unknown: [Identifier], _ call: String, _ what: String, _ outcome: String) {
    guard !unknown.isEmpty else { return }
    report("\(call): attempted to \(what) identifiers that do not exist in the snapshot; \(outcome): \(list(unknown))")
  }

  private static func list<Identifier>(_ identifiers: [Identifier]) -> String {
    identifiers.prefix(12).map { "\($0)" }.joined(separator: ", ")
      + (identifiers.count > 12 ? " and \(identifiers.count - 12) more" : "")
  }

  private static func performOnMain(_ body: @escaping @Sendable () -> Void) {
    if Thread.isMainThread { body() } else { DispatchQueue.main.async(execute: body) }
  }
}
