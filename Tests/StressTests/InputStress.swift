import TestSupport
import UIKit
import UIKitTesting

/// A stress test of user input: touches, a mouse, keys, a wheel and a touchpad in a collection view in a window.
/// Meanwhile its data, size and layout change, with menus, multiple selection, reordering and dragging. A seed
/// determines the steps, and the view is checked after every step.
@MainActor
final class InputStress: NSObject {
  /// The effect of a long press: items are reordered or dragged, or only a menu is shown.
  enum Mode: Int { case moves, drags, plain }

  let stress: Stress
  let app: TestApplication
  let mode: Mode
  var list: UICollectionView { stress.list }
  var model: StressModel { stress.model }
  /// A view beside the collection view that accepts and provides items.
  let box = DropBox(frame: CGRect(x: 0, y: 245, width: 160, height: 50))
  var fingers: [Int: TestFinger] = [:]
  var mouse: TestFinger?
  var placeholders: [any UICollectionViewDropPlaceholderContext] = []
  /// The number of running operations of each kind. Every operation must end.
  private(set) var open: [String: Int] = [:]
  /// The sessions of drags and drops. Their indexes are used in messages.
  private var sessions: [AnyObject] = []
  private var controller: UICollectionViewController?

  init(_ family: Stress.Family, seed: UInt64, in app: TestApplication) {
    self.app = app
    stress = Stress(family, seed: seed, in: app)
    mode = Mode(rawValue: Int(seed % 3)) ?? .plain
    super.init()
    list.delegate = self
    model.onHold = { [unowned stress] name in stress.dropped.insert(name) }
    list.allowsMultipleSelection = stress.chance(2)
    if stress.chance(4) { list.semanticContentAttribute = .forceRightToLeft }
    list.frame = CGRect(x: 0, y: 0, width: 160, height: 240)
    list.reorderingCadence = [.immediate, .fast, .slow][stress.pick(0...2)]
    switch mode {
    case .moves:
      let controller = UICollectionViewController(collectionViewLayout: list.collectionViewLayout)
      controller.clearsSelectionOnViewWillAppear = false
      controller.collectionView = list
      self.controller = controller
      app.show(controller)
    case .drags, .plain:
      if mode == .drags {
        list.dragDelegate = self
        list.dropDelegate = self
        list.isSpringLoaded = stress.chance(3)
      }
      app.show(list)
    }
    app.window.addSubview(box)
  }

  func note(_ step: String) { stress.history.append(step) }

  /// Records that an operation has begun or ended. Every operation must end.
  func begin(_ what: String) {
    note("[\(what)")
    open[what, default: 0] += 1
    if open[what] != 1 { fail("\(what) began again") }
  }

  func end(_ what: String) {
    note("\(what)]")
    open[what, default: 0] -= 1
    if open[what] != 0 { fail("\(what) ended, but had not begun") }
  }

  // A drop may still be animating when the next drag begins.
  func begin(_ what: String, _ session: AnyObject) { begin(name(what, session)) }
  func end(_ what: String, _ session: AnyObject) { end(name(what, session)) }
  func isOpen(_ what: String, _ session: AnyObject) -> Bool { open[name(what, session)] == 1 }

  private func name(_ what: String, _ session: AnyObject) -> String {
    if sessions.firstIndex(where: { $0 === session }) == nil { sessions.append(session) }
    return "\(what) \(sessions.firstIndex { $0 === session } ?? 0)"
  }

  func fail(_ text: String) { stress.failure = stress.failure ?? text }

  /// Runs the steps, and returns an error or `nil`.
  func run(steps: Int) -> String? {
    for step in 1...steps {
      makeStep()
      if stress.failure == nil { check() }
      if stress.failure == nil, stress.chance(12) { rest() }
      if let failure = stress.failure { return message(failure, "step \(step)") }
    }
    rest()
    let failure = stress.failure
    list.removeFromSuperview()
    box.removeFromSuperview()
    app.window.rootViewController = nil
    app.advance(by: 0.05)
    return failure.map { message($0, "at the end") }
  }

  private func message(_ failure: String, _ place: String) -> String {
    "\(stress.family.rawValue), \(mode), \(place): \(failure)\n  after: \(stress.history.joined(separator: "; "))"
  }

  /// Ends all input and waits until nothing is in progress.
  private func rest() {
    note("rest")
    for finger in fingers.values.sorted(by: { $0.location.x < $1.location.x }) { finger.lift() }
    fingers = [:]
    mouse?.lift()
    mouse = nil
    app.hover(at: nil)
    app.advance(by: 0.6)
    // A menu may be open.
    app.key(.keyboardEscape)
    app.pump()
    do { try app.waitUntilIdle(limit: 15) } catch { fail("\(error)") }
    app.pump()
    stress.dropped = []
    if stress.failure == nil { checkRest() }
  }
}

/// A view that accepts drops and provides its own items.
@MainActor
final class DropBox: UIView, UIDropInteractionDelegate, UIDragInteractionDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIDropInteraction(delegate: self))
    addInteraction(UIDragInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "box")))]
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    UIDropProposal(operation: .copy)
  }
}
