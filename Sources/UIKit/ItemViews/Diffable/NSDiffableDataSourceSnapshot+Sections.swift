import CollectionCore
import Foundation

// If an identifier occurs twice in a call, an error is reported and the first occurrence is used. Sections that already
// exist are moved.
extension NSDiffableDataSourceSnapshot {
  /// Appends sections without items.
  ///
  /// - Parameter identifiers: The identifiers of the sections.
  /// - Complexity: O(*n*), where *n* is the number of sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotDiagnostics.report(list.appendSections(identifiers), "appendSections(_:)", "section")
  }

  /// Inserts sections without items before a section.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the sections.
  ///   - toIdentifier: The identifier of the section to precede. If there is no such section, an error is reported and
  ///     nothing is added.
  /// - Complexity: O(*n*), where *n* is the number of sections.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, .before, toIdentifier, "insertSections(_:beforeSection:)")
  }

  /// Inserts sections without items after a section.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the sections.
  ///   - toIdentifier: The identifier of the section to follow. If there is no such section, an error is reported and
  ///     nothing is added.
  /// - Complexity: O(*n*), where *n* is the number of sections.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, .after, toIdentifier, "insertSections(_:afterSection:)")
  }

  /// Deletes sections and their items.
  ///
  /// - Parameter identifiers: The identifiers of the sections. Identifiers that do not exist are ignored.
  /// - Complexity: O(*s* + *n*), where *s* is the number of sections and *n* the number of deleted items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { list.deleteSections(identifiers) }

  /// Moves a section with its items before another section.
  ///
  /// If one of the sections does not exist, an error is reported and nothing is moved.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the section to move.
  ///   - toIdentifier: The identifier of the section to precede.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, .before, toIdentifier, "moveSection(_:beforeSection:)")
  }

  /// Moves a section with its items after another section.
  ///
  /// If one of the sections does not exist, an error is reported and nothing is moved.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the section to move.
  ///   - toIdentifier: The identifier of the section to follow.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, .after, toIdentifier, "moveSection(_:afterSection:)")
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], _ side: InsertionSide, _ anchor: SectionIdentifierType, _ call: String
  ) {
    if let result = list.insertSections(identifiers, side, anchor) {
      SnapshotDiagnostics.report(result, call, "section")
    } else {
      SnapshotDiagnostics.report(
        "\(call): there is no section \(anchor); the \(identifiers.count) sections are ignored")
    }
  }

  private mutating func move(
    _ section: SectionIdentifierType, _ side: InsertionSide, _ anchor: SectionIdentifierType, _ call: String
  ) {
    guard !list.moveSection(section, side, anchor) else { return }
    let missingSection = list.sections.slot(of: section) == nil ? section : anchor
    SnapshotDiagnostics.report("\(call): there is no section \(missingSection); nothing is moved")
  }
}
