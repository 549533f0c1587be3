import CollectionCore
import Foundation

// As with items: what is given twice is reported and the first counts; what is there already moves.
extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end. O(sections).
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotMistake.report(list.appendSections(identifiers), "appendSections(_:)", "section")
  }

  /// Puts sections right before another one. Reported, without effect, where that one is not there. O(sections).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, .before, toIdentifier, "insertSections(_:beforeSection:)")
  }

  /// Puts sections right behind another one. Reported, without effect, where that one is not there. O(sections).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, .after, toIdentifier, "insertSections(_:afterSection:)")
  }

  /// Takes sections away, with their items. Sections that are not there do not matter. O(sections + their items).
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { list.deleteSections(identifiers) }

  /// Moves a section, with its items, right before another one. Reported, without effect, where one of them is not there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, .before, toIdentifier, "moveSection(_:beforeSection:)")
  }

  /// Moves a section, with its items, right behind another one. Reported, without effect, where one of them is not there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, .after, toIdentifier, "moveSection(_:afterSection:)")
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], _ side: InsertionSide, _ anchor: SectionIdentifierType, _ call: String
  ) {
    if let result = list.insertSections(identifiers, side, anchor) {
      SnapshotMistake.report(result, call, "section")
    } else {
      SnapshotMistake.report("\(call): there is no section \(anchor); the \(identifiers.count) sections are left out")
    }
  }

  private mutating func move(
    _ section: SectionIdentifierType, _ side: InsertionSide, _ anchor: SectionIdentifierType, _ call: String
  ) {
    guard !list.moveSection(section, side, anchor) else { return }
    let missing = list.sections.slot(of: section) == nil ? section : anchor
    SnapshotMistake.report("\(call): there is no section \(missing); nothing is moved")
  }
}
