import UIKit

// Checks after every step, and additional ones without any input in progress.
extension InputStress {
  private var cells: [StressCell] { list.visibleCells.compactMap { $0 as? StressCell } }
  private var isCarrying: Bool { UIScreen.main.windows.count > 1 }

  func check() {
    list.layoutIfNeeded()
    stress.isSuspended = (!fingers.isEmpty || mouse != nil) && !list.allowsMultipleSelection
    if list.hasUncommittedUpdates || isCarrying {
      if let wrong = checkShown() { fail("\(wrong) | \(list.debugDescription)") }
    } else {
      stress.check(isAtRest: false)
    }
    guard stress.failure == nil else { return }
    let highlighted = cells.filter(\.isHighlighted)
    // The item that a drop goes into is highlighted, too.
    if highlighted.count > (isCarrying ? 2 : 1) { fail("\(highlighted.map(\.name)) are highlighted") }
    if highlighted.count == 1, fingers.isEmpty, mouse == nil { fail("\(highlighted[0].name) is highlighted") }
  }

  /// Checks the visible items. While items make space for a drop gap, they differ from the data by the gaps.
  private func checkShown() -> String? {
    guard list.numberOfSections == model.sections.count else { return "\(list.numberOfSections) sections are shown" }
    let more = model.sections.indices.map { list.numberOfItems(inSection: $0) - model.sections[$0].items.count }
    // An interactively moved item counts at its target position, as does the item of a drag within the view, which is
    // its own gap. There is no placeholder or other gap then, so a different section shows the item.
    let mayMove = mode != .plain && list.hasUncommittedUpdates
    let isElsewhere = more.contains(-1)
    for (section, more) in more.enumerated() {
      if more < (mayMove ? -1 : 0) || more > (isElsewhere ? 1 : placeholders.count + 1) {
        return "section \(section) shows \(more) more than there are"
      }
    }
    if isElsewhere, more.reduce(0, +) != 0 || more.filter({ $0 < 0 }).count != 1 {
      return "the sections show \(more) more than there are while one item is moved"
    }
    let shown = list.indexPathsForVisibleItems
    if Set(shown).count != shown.count { return "an item is visible twice" }
    for path in shown {
      guard let cell = list.cellForItem(at: path) else { return "no cell at \(Array(path))" }
      if list.indexPath(for: cell) != path { return "indexPath(for:) of the cell at \(Array(path))" }
      guard let data = list.dataSourceIndexPath(forPresentationIndexPath: path) else { continue }
      if list.presentationIndexPath(forDataSourceIndexPath: data) != path { return "\(Array(path)) is not translated" }
      guard model.contains(data) else { return "\(Array(path)) shows \(Array(data)), which does not exist" }
      if (cell as? StressCell)?.name != model.item(data) { return "\(Array(path)) does not show \(model.item(data))" }
    }
    let names = (list.indexPathsForSelectedItems ?? []).compactMap { path in
      list.dataSourceIndexPath(forPresentationIndexPath: path).map { model.item($0) }
    }
    return Set(names) == model.selected ? nil : "selected \(names.sorted()) instead of \(model.selected.sorted())"
  }

  func checkRest() {
    for (what, count) in open.sorted(by: { $0.key < $1.key }) where count != 0 { fail("\(what) has not ended") }
    if isCarrying { fail("something is still carried") }
    if let cell = cells.first(where: \.isHighlighted) { fail("\(cell.name) is still highlighted") }
    if list.isTracking || list.isDragging || list.isDecelerating { fail("the content still moves") }
    if list.hasActiveDrag || list.hasActiveDrop { fail("a drag is still there") }
    for gesture in list.gestureRecognizers ?? [] where gesture.state != .possible {
      fail("\(type(of: gesture)) is \(gesture.state)")
    }
    for cell in cells where cell.configurationState.cellDragState != .none { fail("\(cell.name) looks dragged") }
    let waiting = (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) } - model.paths.count
    if list.hasUncommittedUpdates != (waiting > 0) { fail("\(waiting) placeholders, uncommitted: \(waiting == 0)") }
    if stress.failure == nil, waiting == 0 { stress.check(isAtRest: true) } else { check() }
    stress.checkCompletions()
  }
}
