import TestSupport
import UIKit
import UIKitTesting

/// Rows of a table view or list that are swiped at random, and whose actions delete, reload and present, and complete late, twice or
/// never. The data and the editing mode change while rows are open.
///
/// At most one row has actions when nothing moves. It belongs to an item and shows as much of its buttons as it has moved; all other rows
/// are at their place.
@MainActor
final class HostileSwipeStress: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
  private let app: TestApplication
  private var numbers: HostileNumbers
  private var table: UITableView?
  private var list: UICollectionView?
  private var rows = Array(0..<8)
  private var nextRow = 8
  private var remainingChanges = 0
  private var pendingCompletions: [(Bool) -> Void] = []
  /// The number of calls of `willBeginEditingRowAt` without a call of `didEndEditingRowAt`.
  private var editingCount = 0
  private var history: [String] = []
  private var failure: String?

  init(seed: UInt64, in app: TestApplication) {
    self.app = app
    numbers = HostileNumbers(seed: seed)
    super.init()
    if seed % 2 == 0 { makeTable() } else { makeList() }
  }

  private func makeTable() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    table.contentInsetAdjustmentBehavior = .never
    app.window.rootViewController?.view.addSubview(table)
    self.table = table
  }

  private func makeList() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] _ in actions() }
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] _ in actions() }
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    list.contentInsetAdjustmentBehavior = .never
    app.window.rootViewController?.view.addSubview(list)
    self.list = list
  }

  // MARK: Data

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { changeInCallback() }
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { actions() }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { actions() }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    editingCount += 1
    if editingCount > 1 { fail("two rows are edited") }
    changeInCallback()
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    editingCount -= 1
    if editingCount < 0 { fail("editing of a row ended twice") }
    changeInCallback()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  // MARK: Actions

  private func actions() -> UISwipeActionsConfiguration? {
    if numbers.pick(0...5) == 0 { return nil }
    let actions = (0..<numbers.pick(0...3)).map { index in
      UIContextualAction(style: numbers.flag() ? .destructive : .normal, title: "a\(index)") { [weak self] _, _, end in
        self?.perform(end)
      }
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = numbers.flag()
    return configuration
  }

  private func perform(_ end: @escaping (Bool) -> Void) {
    history.append("perform")
    changeInCallback()
    let succeeds = numbers.flag()
    switch numbers.pick(0...4) {
    case 0: end(succeeds)
    case 1:
      end(succeeds)
      end(!succeeds)
    case 2, 3: pendingCompletions.append(end)
    default: break
    }
  }

  private func fail(_ what: String) { if failure == nil { failure = what + " | \(history.suffix(40))" } }

  private func changeInCallback() {
    guard remainingChanges > 0, numbers.pick(0...2) == 0 else { return }
    remainingChanges -= 1
    history.append("{")
    change()
    history.append("}")
  }

  private func change() {
    let kind = numbers.pick(0...9)
    history.append("\(kind)")
    switch kind {
    case 0, 1:
      guard !rows.isEmpty else { return }
      let index = numbers.pick(0...rows.count - 1)
      rows.remove(at: index)
      table?.deleteRows(at: [[0, index]], with: .automatic)
      list?.deleteItems(at: [[0, index]])
    case 2:
      let index = numbers.pick(0...rows.count)
      rows.insert(nextRow, at: index)
      nextRow += 1
      table?.insertRows(at: [[0, index]], with: .left)
      list?.insertItems(at: [[0, index]])
    case 3:
      guard !rows.isEmpty else { return }
      let index = numbers.pick(0...rows.count - 1)
      table?.reloadRows(at: [[0, index]], with: .fade)
      list?.reloadItems(at: [[0, index]])
    case 4:
      rows = Array(rows.prefix(numbers.pick(0...8)))
      while rows.count < 4 {
        rows.append(nextRow)
        nextRow += 1
      }
      table?.reloadData()
      list?.reloadData()
    case 5:
      let isEditing = numbers.pick(0...3) == 0
      table?.setEditing(isEditing, animated: numbers.flag())
      list?.isEditing = isEditing
    case 6: if !pendingCompletions.isEmpty { pendingCompletions.removeFirst()(numbers.flag()) }
    case 7:
      guard let root = app.window.rootViewController else { return }
      if let presented = root.presentedViewController {
        presented.dismiss(animated: numbers.flag())
      } else if numbers.pick(0...3) == 0 {
        root.present(UIViewController(), animated: numbers.flag())
      }
    case 8:
      guard let view = table ?? list else { return }
      if view.superview == nil {
        app.window.rootViewController?.view.addSubview(view)
      } else if numbers.pick(0...3) == 0 {
        view.removeFromSuperview()
      }
    default: (table ?? list)?.setContentOffset(CGPoint(x: 0, y: numbers.pick(0...60)), animated: numbers.flag())
    }
  }

  /// Performs random steps, and returns what is wrong, or `nil`.
  func run(steps: Int) -> String? {
    for _ in 0..<steps {
      remainingChanges = 3
      switch numbers.pick(0...8) {
      case 0, 1: change()
      case 2, 3, 4:
        let y = CGFloat(numbers.pick(5...290))
        let x = CGFloat(numbers.pick(10...190))
        history.append("swipe")
        app.drag(
          from: CGPoint(x: x, y: y), to: CGPoint(x: CGFloat(numbers.pick(-100...300)), y: y), duration: 0.1,
          hold: numbers.flag() ? 0.05 : 0)
      case 5, 6:
        history.append("tap")
        app.tap(at: CGPoint(x: CGFloat(numbers.pick([15, 40, 100, 160, 185])), y: CGFloat(numbers.pick(5...290))))
      case 7: app.advance(by: 0.1)
      default: rest()
      }
      if let failure { return failure }
    }
    rest()
    return failure
  }

  private func rest() {
    remainingChanges = 0
    history.append("rest")
    do { try app.waitUntilIdle(limit: 20) } catch { fail("\(error)") }
    check()
  }

  private func check() {
    guard let view = table ?? list, view.window != nil else { return }
    var openCount = 0
    for row in view.subviews where row is UITableViewCell || row is UICollectionViewCell {
      let actions = row.subviews.filter { "\(type(of: $0))" == "SwipeActionsView" }
      let path =
        (row as? UITableViewCell).flatMap { table?.indexPath(for: $0) }
        ?? (row as? UICollectionViewCell).flatMap { list?.indexPath(for: $0) }
      guard let actions = actions.first else {
        if row.bounds.minX != 0 { fail("a row without actions has moved by \(row.bounds.minX)") }
        if row.clipsToBounds { fail("a closed row clips its content") }
        continue
      }
      openCount += 1
      if row.isHidden { continue }
      if path == nil { fail("a row without an item is open") }
      if actions.frame.width != abs(row.bounds.minX) {
        fail("a row has moved by \(row.bounds.minX), and its actions are \(actions.frame.width) wide")
      }
      if row.bounds.minX == 0 { fail("actions of a closed row are left") }
    }
    if openCount > 1 { fail("\(openCount) rows are open") }
    if table != nil, openCount == 0, editingCount != 0 { fail("editing of a closed row has not ended") }
  }
}
