/// The reason why a batch update is invalid. `description` names the operation or section and the numbers of items.
package enum UpdateError: Error, Equatable, CustomStringConvertible {
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  case itemCount(
    section: Int, oldSection: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  case sectionOutOfRange(operation: String, section: Int, sections: Int, isAfter: Bool)
  case itemOutOfRange(operation: String, item: ItemIndex, items: Int?, isAfter: Bool)
  case conflict(first: String, second: String, section: Int, item: Int?)

  package var description: String {
    switch self {
    case .sectionCount(let before, let after, let inserted, let deleted):
      return
        "the number of sections after the update (\(after)) must be equal to the number of sections before the update "
        + "(\(before)), plus the sections inserted (\(inserted)), minus the sections deleted (\(deleted)), which is "
        + "\(before + inserted - deleted)"
    case .itemCount(
      let section, let oldSection, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      let oldLocation = section == oldSection ? "" : " (section \(oldSection) before the update)"
      return
        "the number of items in section \(section)\(oldLocation) after the update (\(after)) must be equal to the "
        + "number of items in that section before the update (\(before)), plus the items inserted (\(inserted)) and "
        + "moved in (\(movedIn)), minus the items deleted (\(deleted)) and moved out (\(movedOut)), which is "
        + "\(before + inserted + movedIn - deleted - movedOut)"
    case .sectionOutOfRange(let operation, let section, let sections, let isAfter):
      let sectionCount = sections == 1 ? "there is 1 section" : "there are \(sections) sections"
      return "\(operation) section \(section), but \(sectionCount) \(isAfter ? "after" : "before") the update"
    case .itemOutOfRange(let operation, let item, let items, let isAfter):
      let existingCount =
        items.map { "section \(item.section) has \($0) item\($0 == 1 ? "" : "s")" }
        ?? "there is no section \(item.section)"
      return
        "\(operation) item \(item.item) of section \(item.section), but \(existingCount) \(isAfter ? "after" : "before") "
        + "the update"
    case .conflict(let first, let second, let section, let item):
      let target = item.map { "item \($0) of section \(section)" } ?? "section \(section)"
      return "\(first) and \(second) \(target) in the same update"
    }
  }
}
