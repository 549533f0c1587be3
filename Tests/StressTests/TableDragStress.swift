import TestSupport
import UIKit
import UIKitTesting

/// A stress test of drags in a table view. Touches and a mouse drag rows within the table view and out of it, and items
/// from outside into it. Placeholders remain for a while. Meanwhile the data, the size and the content offset change.
/// After each step, the screen is compared with the data.
@MainActor
final class TableDragStress: NSObject {
  final class Cell: UITableViewCell {
    var name = -1
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: CGFloat(30 + max(0, name) * 7 % 30)) }
  }

  private let app: TestApplication
  private let table: UITableView
  private let box = DropBox(frame: CGRect(x: 0, y: 245, width: 160, height: 50))
  private var random: SeededRandom
  private var sections: [[Int]] = []
  private var made = 0
  private var fingers: [Int: TestFinger] = [:]
  private var mouse: TestFinger?
  private var placeholders: [any UITableViewDropPlaceholderContext] = []
  private var open: [String: Int] = [:]
  private var history: [String] = []
  private var failure: String?
  /// Indicates whether the data source moves rows itself.
  private let movesRows: Bool
  private let hasDropDelegate: Bool

  init(seed: UInt64, in app: TestApplication) {
    self.app = app
    random = SeededRandom(seed: seed)
    movesRows = seed % 2 == 0
    hasDropDelegate = seed % 3 != 0
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 240), style: styles[Int(seed / 2 % 3)])
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.register(Cell.self, forCellReuseIdentifier: "waiting")
    if chance(2) { table.rowHeight = 30 }
    sections = (0..<pick(1...3)).map { _ in (0..<pick(0...8)).map { _ in newName() } }
    table.dataSource = self
    table.delegate = self
    table.dragDelegate = self
    if hasDropDelegate { table.dropDelegate = self }
    table.isSpringLoaded = chance(3)
    app.show(table)
    app.window.addSubview(box)
  }

  private func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private func chance(_ one: Int) -> Bool { pick(1...one) == 1 }
  private func newName() -> Int {
    made += 1
    return made
  }
  private func note(_ step: String) { history.append(step) }
  private func fail(_ text: String) { failure = failure ?? text }

  /// Runs the steps.
  ///
  /// - Returns: A description of what is wrong, or nil.
  func run(steps: Int) -> String? {
    for step in 1...steps {
      makeStep()
      if failure == nil { check() }
      if failure == nil, chance(10) { rest() }
      if let failure { return message(failure, "step \(step)") }
    }
    rest()
    let found = failure
    table.removeFromSuperview()
    box.removeFromSuperview()
    app.window.rootViewController = nil
    app.advance(by: 0.05)
    return found.map { message($0, "at the end") }
  }

  private func message(_ failure: String, _ place: String) -> String {
    "\(place): \(failure) | \(table.debugDescription)\n  after: \(history.joined(separator: "; "))"
  }

  // MARK: Steps

  private var place: CGPoint { CGPoint(x: pick(0...159), y: pick(0...290)) }

  private func makeStep() {
    switch pick(0...19) {
    case 0...2:
      guard let id = (1...2).first(where: { fingers[$0] == nil }) else { return }
      let point = place
      note("finger \(id) down \(point), hold")
      fingers[id] = app.touch(at: point, finger: id)
      app.advance(by: 0.6)
    case 3...8:
      guard let (id, finger) = fingers.sorted(by: { $0.key < $1.key }).randomElement(using: &random) else { return }
      let point = place
      note("finger \(id) drags to \(point)")
      finger.drag(to: point, duration: 0.1)
    case 9...10:
      guard let id = fingers.keys.sorted().randomElement(using: &random) else { return }
      note("finger \(id) up")
      if chance(6) { fingers.removeValue(forKey: id)?.cancel() } else { fingers.removeValue(forKey: id)?.lift() }
    case 11:
      let point = place
      if let held = mouse {
        note("mouse drags to \(point), up")
        held.drag(to: point, duration: 0.1)
        held.lift()
        mouse = nil
      } else {
        note("mouse down \(point)")
        mouse = app.press(at: point, button: 1)
      }
    case 12:
      note("escape")
      app.key(.keyboardEscape)
    case 13...15: edit()
    case 16:
      note("wait")
      app.advance(by: Double(pick(1...30)) / 50)
    case 17:
      table.contentOffset.y = CGFloat(pick(0...Int(max(1, table.contentSize.height - table.bounds.height))))
      note("scroll \(table.contentOffset.y)")
    case 18:
      guard let context = placeholders.popLast() else { return }
      if chance(2) {
        note("commit")
        context.commitInsertion { self.sections[$0.section].insert(self.newName(), at: $0.row) }
      } else {
        note("delete the placeholder")
        context.deletePlaceholder()
      }
    default:
      switch pick(0...2) {
      case 0:
        note("reload")
        table.reloadData()
      case 1:
        table.frame.size.height = CGFloat(pick(120...240))
        note("height \(table.frame.height)")
      default:
        note("all heights")
        table.beginUpdates()
        table.endUpdates()
      }
    }
  }

  private func edit() {
    let animations: [UITableView.RowAnimation] = [.automatic, .fade, .left, .top, .none]
    let animation = animations[pick(0...4)]
    guard let section = sections.indices.randomElement(using: &random) else { return }
    let count = sections[section].count
    switch pick(0...3) {
    case 0 where count > 0:
      let row = pick(0...count - 1)
      note("delete \(section)-\(row)")
      sections[section].remove(at: row)
      table.deleteRows(at: [[section, row]], with: animation)
    case 1 where count > 1:
      let (from, to) = (pick(0...count - 1), pick(0...count - 1))
      note("move \(section)-\(from) to \(to)")
      sections[section].insert(sections[section].remove(at: from), at: to)
      table.moveRow(at: [section, from], to: [section, to])
    case 2 where sections.count > 1 && chance(3):
      note("delete section \(section)")
      sections.remove(at: section)
      table.deleteSections([section], with: animation)
    default:
      let row = pick(0...count)
      note("insert \(section)-\(row)")
      sections[section].insert(newName(), at: row)
      table.insertRows(at: [[section, row]], with: animation)
    }
  }

  /// Ends all touches and waits until nothing is in progress.
  private func rest() {
    note("rest")
    for (_, finger) in fingers.sorted(by: { $0.key < $1.key }) { finger.lift() }
    fingers = [:]
    mouse?.lift()
    mouse = nil
    app.hover(at: nil)
    app.advance(by: 0.6)
    app.key(.keyboardEscape)
    app.pump()
    do { try app.waitUntilIdle(limit: 15) } catch { return fail("\(error)") }
    app.pump()
    if failure == nil { check() }
    for (what, count) in open.sorted(by: { $0.key < $1.key }) where count != 0 { fail("\(what) has not ended") }
    if UIScreen.main.windows.count > 1 { fail("something is still carried") }
    if table.hasActiveDrag || table.hasActiveDrop { fail("a drag is still there") }
    for cell in table.visibleCells {
      if cell.isHighlighted { fail("\(cell) is highlighted") }
      if cell.isHidden { fail("a visible cell is hidden") }
      if cell.alpha != 1 { fail("a cell has the alpha \(cell.alpha)") }
      if cell.configurationState.cellDragState != .none { fail("a cell looks dragged") }
      if cell.configurationState.cellDropState != .none { fail("a cell looks like a destination") }
    }
    let shown = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    let more = shown - sections.reduce(0) { $0 + $1.count }
    if table.hasUncommittedUpdates != (more > 0) { fail("\(more) placeholders, uncommitted: \(more == 0)") }
    if more < 0 || more > placeholders.count { fail("\(more) more rows, \(placeholders.count) placeholders") }
    for path in table.indexPathsForVisibleRows ?? [] {
      if let cell = table.cellForRow(at: path), cell.frame != table.rectForRow(at: path) {
        fail("row \(Array(path)) is at \(cell.frame) instead of \(table.rectForRow(at: path))")
      }
    }
  }

  // MARK: Checks

  private func check() {
    table.layoutIfNeeded()
    guard table.numberOfSections == sections.count else { return fail("\(table.numberOfSections) sections") }
    let more = sections.indices.map { table.numberOfRows(inSection: $0) - sections[$0].count }
    let mayMove = table.hasUncommittedUpdates
    if more.reduce(0, +) < 0 || more.contains(where: { $0 < (mayMove ? -1 : 0) }) {
      return fail("the sections show \(more) more rows than there are")
    }
    for path in table.indexPathsForVisibleRows ?? [] where table.rectForRow(at: path).height > 0 {
      guard let cell = table.cellForRow(at: path) else { return fail("no cell at \(Array(path))") }
      if table.indexPath(for: cell) != path { return fail("indexPath(for:) of the cell at \(Array(path))") }
      guard let data = table.dataSourceIndexPath(forPresentationIndexPath: path) else { continue }
      if table.presentationIndexPath(forDataSourceIndexPath: data) != path {
        return fail("\(Array(path)) is not translated back")
      }
      guard sections.indices.contains(data.section), data.row < sections[data.section].count else {
        return fail("\(Array(path)) shows \(Array(data)), which does not exist")
      }
      if (cell as? Cell)?.name != sections[data.section][data.row] {
        return fail("\(Array(path)) does not show \(sections[data.section][data.row])")
      }
    }
  }

  fileprivate func begin(_ what: String) {
    open[what, default: 0] += 1
    note("[\(what)")
  }
  fileprivate func end(_ what: String) {
    open[what, default: 0] -= 1
    note("\(what)]")
    if open[what, default: 0] < 0 { fail("\(what) ended, but had not begun") }
  }
  fileprivate func checkRow(_ path: IndexPath, _ call: String) -> Bool {
    if sections.indices.contains(path.section), sections[path.section].indices.contains(path.row) { return true }
    fail("\(call) names \(Array(path)), which does not exist")
    return false
  }
}

extension TableDragStress: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section % 2 == 0 ? nil : "section"
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    if checkRow(path, "cellForRowAt") { (cell as? Cell)?.name = sections[path.section][path.row] }
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    checkRow(path, "canMoveRowAt") && movesRows
  }
  func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
    note("moveRowAt \(Array(from)) \(Array(to))")
    guard checkRow(from, "moveRowAt") else { return }
    let name = sections[from.section].remove(at: from.row)
    guard to.row <= sections[to.section].count else { return fail("moveRowAt to \(Array(to))") }
    sections[to.section].insert(name, at: to.row)
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
    _ = checkRow(path, "willDisplay")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    checkRow(path, "shouldHighlightRowAt")
  }
}

extension TableDragStress: UITableViewDragDelegate, UITableViewDropDelegate {
  private func item(_ path: IndexPath) -> [UIDragItem] {
    guard checkRow(path, "a drag"), sections[path.section][path.row] % 7 != 0 else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "row")))
    item.localObject = sections[path.section][path.row]
    return [item]
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] { item(path) }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] { item(path) }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { begin("drag") }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { end("drag") }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { note("enter") }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal {
    if let path {
      let count = sections.indices.contains(path.section) ? sections[path.section].count : -1
      if path.row < 0 || path.row > count { fail("dropSessionDidUpdate names \(Array(path)) of \(count) rows") }
    }
    let intents: [UITableViewDropProposal.Intent] = [
      .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .automatic, .insertAtDestinationIndexPath,
    ]
    let operations: [UIDropOperation] = [.move, .copy, .move, .forbidden]
    // Decided by the place, so that resting is quiet.
    let choice = (path?.row ?? 0) / 3
    return UITableViewDropProposal(operation: operations[choice % 4], intent: intents[(choice + made) % 4])
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    for item in coordinator.items {
      if let source = item.sourceIndexPath, let name = item.dragItem.localObject as? Int {
        guard checkRow(source, "performDrop's source") else { return }
        if sections[source.section][source.row] != name { fail("\(name) is not at \(Array(source))") }
      }
      drop(item, coordinator)
    }
  }

  private func drop(_ item: any UITableViewDropItem, _ coordinator: any UITableViewDropCoordinator) {
    guard var path = coordinator.destinationIndexPath else { return note("drop beside") }
    guard sections.indices.contains(path.section), path.row <= sections[path.section].count else {
      return fail("the destination \(Array(path)) does not exist")
    }
    switch pick(0...4) {
    case 0: note("drop refused")
    case 1:
      guard path.row < sections[path.section].count else { return }
      note("drop into \(Array(path))")
      coordinator.drop(item.dragItem, intoRowAt: path, rect: CGRect(x: 5, y: 5, width: 10, height: 10))
    case 2:
      note("drop to a placeholder at \(Array(path))")
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: path, reuseIdentifier: "waiting",
        rowHeight: chance(2) ? 44 : UITableView.automaticDimension)
      placeholders.append(coordinator.drop(item.dragItem, to: placeholder))
    default:
      note("drop at \(Array(path))")
      table.performBatchUpdates {
        if let source = item.sourceIndexPath, coordinator.proposal.operation == .move {
          let name = self.sections[source.section].remove(at: source.row)
          path.row = min(path.row, self.sections[path.section].count)
          self.sections[path.section].insert(name, at: path.row)
          self.table.moveRow(at: source, to: path)
        } else {
          self.sections[path.section].insert(self.newName(), at: path.row)
          self.table.insertRows(at: [path], with: .automatic)
        }
      }
      coordinator.drop(item.dragItem, toRowAt: path)
    }
  }
}
