import TestSupport
import UIKit
import UIKitTesting

/// Responders that become first responder while others resign, have input views that contain them, and chains without an end.
@MainActor
final class HostileResponderStress: NSObject, UITextFieldDelegate {
  private final class Responder: UIView {
    weak var stress: HostileResponderStress?
    weak var oddNext: UIResponder?
    var oddInputView: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var next: UIResponder? { oddNext ?? super.next }
    override var inputView: UIView? { oddInputView }
    override func becomeFirstResponder() -> Bool {
      stress?.changeInCallback()
      let result = super.becomeFirstResponder()
      stress?.changeInCallback()
      return result
    }
    override func resignFirstResponder() -> Bool {
      stress?.changeInCallback()
      let result = super.resignFirstResponder()
      stress?.changeInCallback()
      return result
    }
  }

  private let app: TestApplication
  private var numbers: HostileNumbers
  private let responders: [Responder]
  private let fields: [UITextField]
  private let all: [UIView]
  private var remainingChanges = 0
  private var editing: Set<ObjectIdentifier> = []
  private var failure: String?

  init(seed: UInt64, in app: TestApplication) {
    self.app = app
    numbers = HostileNumbers(seed: seed)
    responders = (0..<3).map { _ in Responder() }
    fields = (0..<3).map { _ in UITextField() }
    all = responders + fields
    super.init()
    for (index, view) in all.enumerated() {
      view.frame = CGRect(x: 10, y: 10 + 40 * index, width: 100, height: 30)
      app.window.addSubview(view)
    }
    for responder in responders { responder.stress = self }
    for field in fields { field.delegate = self }
  }

  private func changeInCallback() {
    guard remainingChanges > 0, numbers.pick(0...2) == 0 else { return }
    remainingChanges -= 1
    change()
  }

  private func change() {
    let view = numbers.pick(all)
    let responder = numbers.pick(responders)
    switch numbers.pick(0...9) {
    case 0...3: view.becomeFirstResponder()
    case 4: view.resignFirstResponder()
    case 5: view.removeFromSuperview()
    case 6: if view.superview == nil { app.window.addSubview(view) }
    case 7:
      responder.oddNext = numbers.pick(0...2) == 0 ? numbers.pick(all) : nil
    case 8:
      let views = [responder, responder.superview ?? responder, numbers.pick(all), UIView()]
      responder.oddInputView = numbers.flag() ? nil : numbers.pick(views)
      responder.reloadInputViews()
    default: app.window.endEditing(numbers.flag())
    }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    changeInCallback()
    return numbers.pick(0...4) != 0
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    if !editing.insert(ObjectIdentifier(textField)).inserted { failure = "a field began editing twice" }
    changeInCallback()
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    changeInCallback()
    return numbers.pick(0...4) != 0
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if editing.remove(ObjectIdentifier(textField)) == nil { failure = "a field ended editing that had not begun" }
    changeInCallback()
  }

  /// Performs random steps, and returns what is wrong, or `nil`.
  func run(steps: Int) -> String? {
    for _ in 0..<steps {
      remainingChanges = 4
      switch numbers.pick(0...5) {
      case 0...2: change()
      case 3: app.type("a")
      case 4: app.tap(at: CGPoint(x: 50, y: 20 + 40 * numbers.pick(0...5)))
      default: app.frame()
      }
      remainingChanges = 0
      app.frame()
      if let failure { return failure }
      if let problem = check() { return problem }
    }
    for responder in responders { responder.oddNext = nil }
    app.window.endEditing(true)
    if !editing.isEmpty { return "\(editing.count) fields are still editing" }
    return nil
  }

  private func check() -> String? {
    let first = all.filter(\.isFirstResponder)
    if first.count > 1 { return "\(first.count) views are first responders" }
    for view in first where view.window == nil { return "\(type(of: view)) is first responder outside of the window" }
    for field in fields where field.isEditing != editing.contains(ObjectIdentifier(field)) {
      return "a field is \(field.isEditing ? "" : "not ")editing, and its delegate was told otherwise"
    }
    for field in fields where field.isEditing != field.isFirstResponder {
      return
        "a field is \(field.isEditing ? "" : "not ")editing and is \(field.isFirstResponder ? "" : "not ")first responder"
    }
    return nil
  }
}
