import TestSupport
import UIKit
import UIKitTesting

/// A stress test of a table or collection view whose data source, delegate, layout and cells change the view while it calls them:
/// they reload, insert, scroll, replace the layout, the data source or the delegate, and remove the view.
///
/// Most of these calls are errors, for which UIKit raises exceptions. Here none may trap, hang or leave the view in a state that does
/// not match the data: when the callbacks change nothing any more, the view must show the data.
@MainActor
class CallbackStress: NSObject, UITextFieldDelegate {
  final let app: TestApplication
  final var random: SeededRandom
  /// The names of the items of each section.
  final var model: [[Int]] = []
  /// What happened so far, for the message about a failure.
  final private(set) var history: [String] = []
  /// Indicates whether the application has removed cells from the view. These remain removed.
  final var hasRemovedCells = false
  /// Indicates whether cells were dequeued and not returned. These remain visible.
  final var hasDequeuedCells = false

  private var lastName = 0
  private var remainingChanges = 0
  private var depth = 0
  private var callCount = 0
  /// The number of calls of one step above which the view is considered to loop.
  private static let maximumCallCount = 300_000

  init(seed: UInt64, in app: TestApplication) {
    random = SeededRandom(seed: seed)
    self.app = app
    super.init()
    for _ in 0..<pick(0...3) { model.append(names(pick(0...20))) }
  }

  // MARK: What a subclass provides

  /// The view.
  var view: UIScrollView { fatalError("a subclass provides the view") }
  /// Changes the view or its data at random, and returns a name of the change.
  func changeView() -> String { fatalError("a subclass changes the view") }
  /// Sets the data source and the delegate.
  func connect() {}
  /// Returns how the view differs from the model, or `nil`.
  func mistake() -> String? { fatalError("a subclass compares the view") }
  /// Inserts, deletes or moves something in the model and in the view.
  func edit(_ change: Edit) {}

  /// A change of the model, which the view receives as an update.
  enum Edit {
    case insertSection(Int)
    case deleteSection(Int)
    case insertItem(IndexPath)
    case deleteItem(IndexPath)
    case moveItem(IndexPath, to: IndexPath)
  }

  // MARK: Random choices

  final func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  final func names(_ count: Int) -> [Int] {
    (0..<count).map { _ in
      lastName += 1
      return lastName
    }
  }

  /// The index path of a random item of the model.
  final var anyPath: IndexPath? {
    guard let section = model.indices.filter({ !model[$0].isEmpty }).randomElement(using: &random) else { return nil }
    return [section, pick(0...model[section].count - 1)]
  }

  final func name(at path: IndexPath) -> Int? {
    guard path.count == 2, model.indices.contains(path[0]), model[path[0]].indices.contains(path[1]) else { return nil }
    return model[path[0]][path[1]]
  }

  /// Changes the model at random, and tells the view.
  final func editAtRandom() {
    let section = model.isEmpty ? nil : pick(0...model.count - 1)
    switch (pick(0...4), section) {
    case (1, let section?):
      model.remove(at: section)
      edit(.deleteSection(section))
    case (2, let section?):
      let item = pick(0...model[section].count)
      model[section].insert(contentsOf: names(1), at: item)
      edit(.insertItem([section, item]))
    case (3, let section?) where !model[section].isEmpty:
      let item = pick(0...model[section].count - 1)
      model[section].remove(at: item)
      edit(.deleteItem([section, item]))
    case (4, let section?) where !model[section].isEmpty:
      let (from, to) = (pick(0...model[section].count - 1), pick(0...model[section].count - 1))
      model[section].insert(model[section].remove(at: from), at: to)
      edit(.moveItem([section, from], to: [section, to]))
    default:
      model.append(names(pick(0...5)))
      edit(.insertSection(model.count - 1))
    }
  }

  // MARK: Callbacks

  /// A callback of the view, in which the view may be changed.
  final func called(_ callback: String) {
    callCount += 1
    if callCount > Self.maximumCallCount { fatalError("\(callback) is called without end after \(history.suffix(40))") }
    guard remainingChanges > 0, depth < 3, pick(0...5) == 0 else { return }
    remainingChanges -= 1
    depth += 1
    history.append("in \(callback):")
    history.append(changeView())
    depth -= 1
  }

  func textFieldDidEndEditing(_ textField: UITextField) { called("didEndEditing") }

  // MARK: Running

  /// Performs random steps, and returns what is wrong afterwards, or `nil`.
  final func run(steps: Int) -> String? {
    for _ in 0..<steps {
      callCount = 0
      remainingChanges = 6
      switch pick(0...5) {
      case 0, 1: history.append(changeView())
      case 2:
        history.append("drag")
        app.drag(from: CGPoint(x: 80, y: 250), to: CGPoint(x: 80, y: pick(0...300)), duration: 0.1)
      case 3:
        history.append("tap")
        app.tap(at: CGPoint(x: pick(0...200), y: pick(0...300)))
      default:
        history.append("frame")
        app.frame()
      }
      if pick(0...2) == 0 {
        history.append("layout")
        view.layoutIfNeeded()
      }
    }
    remainingChanges = 0
    callCount = 0
    connect()
    if view.superview == nil { app.window.addSubview(view) }
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    do { try app.waitUntilIdle(limit: 20) } catch { return "\(error) | \(history)" }
    view.layoutIfNeeded()
    return mistake().map { "\($0) | \(history)" }
  }

  /// Returns how the visible cells differ from the model, or `nil`.
  final func compare(
    _ shown: [IndexPath], expected: Set<IndexPath>?, selected: [IndexPath], cell: (IndexPath) -> (any CallbackCell)?
  ) -> String? {
    if Set(shown).count != shown.count { return "an item is visible twice: \(shown)" }
    if let expected, Set(shown) != expected {
      return "visible are \(shown.sorted().map(Array.init)) instead of \(expected.sorted().map(Array.init))"
    }
    for path in shown {
      guard let name = name(at: path) else { return "item \(Array(path)) is visible and does not exist" }
      guard let cell = cell(path) else { return "there is no cell at \(Array(path))" }
      if cell.name != name { return "item \(Array(path)) shows \(cell.name) instead of \(name)" }
      if cell.isHidden { return "the cell at \(Array(path)) is hidden" }
      if !hasRemovedCells, cell.superview == nil { return "the cell at \(Array(path)) is not in the view" }
      if cell.isSelected != selected.contains(path) { return "the selection of \(Array(path)) does not show" }
    }
    let cells = shown.compactMap(cell)
    for case let other as any CallbackCell in view.subviews
    where !other.isHidden && !hasDequeuedCells && !cells.contains(where: { $0 === other }) {
      return "a cell with \(other.name) at \(other.frame) is visible that shows no item"
    }
    return nil
  }
}

/// A cell that calls the stress test in its own methods.
@MainActor
protocol CallbackCell: UIView {
  /// The name of its item.
  var name: Int { get }
  var isSelected: Bool { get }
}
