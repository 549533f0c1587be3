import TestSupport
import UIKit
import UIKitTesting

/// Alerts, context menus and edit menus whose handlers, delegates and deferred elements present, dismiss and change them at random.
///
/// Each menu that is announced ends once, each chosen action is performed once, and at the end nothing covers the root view.
@MainActor
final class HostilePromptStress: NSObject, UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate {
  private let app: TestApplication
  private var numbers: HostileNumbers
  private let root: UIViewController
  private let target = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
  private var alerts: [UIAlertController] = []
  private var contextMenu: UIContextMenuInteraction!
  private var editMenu: UIEditMenuInteraction!
  private var pendingElements: [([UIMenuElement]) -> Void] = []
  private var shownMenus: [ObjectIdentifier: Int] = [:]
  /// The configurations that were announced. Holding them keeps their addresses apart.
  private var configurations: [AnyObject] = []
  private var remainingChanges = 0
  private var depth = 0
  private var history: [String] = []
  private var failure: String?

  init(seed: UInt64, in app: TestApplication) {
    self.app = app
    numbers = HostileNumbers(seed: seed)
    root = app.window.rootViewController ?? UIViewController()
    super.init()
    contextMenu = UIContextMenuInteraction(delegate: self)
    editMenu = UIEditMenuInteraction(delegate: self)
    root.view.addSubview(target)
    target.addInteraction(contextMenu)
    target.addInteraction(editMenu)
    for index in 0..<3 {
      let alert = UIAlertController(title: "\(index)", message: nil, preferredStyle: index == 2 ? .actionSheet : .alert)
      addAction(to: alert)
      alerts.append(alert)
    }
  }

  private func fail(_ what: String) { if failure == nil { failure = what + " | \(history.suffix(60))" } }

  private func addAction(to alert: UIAlertController) {
    let styles: [UIAlertAction.Style] = [.default, .cancel, .destructive]
    alert.addAction(
      UIAlertAction(title: "action", style: numbers.pick(styles)) { [weak self] _ in self?.called("handler") })
  }

  // MARK: Callbacks

  private func called(_ what: String) {
    history.append(what)
    guard remainingChanges > 0, depth < 3, numbers.pick(0...2) == 0 else { return }
    remainingChanges -= 1
    depth += 1
    history.append("{")
    change()
    history.append("}")
    depth -= 1
  }

  private func announce(_ configuration: AnyObject, _ what: String) {
    configurations.append(configuration)
    shownMenus[ObjectIdentifier(configuration), default: 0] += 1
    if shownMenus[ObjectIdentifier(configuration)] != 1 { fail("a menu was announced twice") }
    called(what)
  }

  private func end(_ configuration: AnyObject, _ what: String) {
    shownMenus[ObjectIdentifier(configuration), default: 0] -= 1
    if shownMenus[ObjectIdentifier(configuration)] != 0 { fail("a menu ended that was not announced") }
    called(what)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    called("configuration")
    if numbers.pick(0...5) == 0 { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu() })
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { announce(configuration, "willDisplay") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { end(configuration, "willEnd") }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    called("menu")
    return menu()
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { announce(configuration, "willPresent") }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { end(configuration, "willDismiss") }

  // MARK: Menus

  private func menu() -> UIMenu { UIMenu(children: elements(depth: 0)) }

  private func elements(depth: Int) -> [UIMenuElement] {
    (0..<numbers.pick(0...3)).map { _ in
      switch numbers.pick(0...5) {
      case 0 where depth < 2: return UIMenu(title: "menu", children: elements(depth: depth + 1))
      case 1 where depth < 2: return UIMenu(options: .displayInline, children: elements(depth: depth + 1))
      case 2:
        return UIDeferredMenuElement.uncached { [weak self] provide in
          guard let self else { return }
          called("deferred")
          if numbers.flag() { pendingElements.append(provide) } else { provide(elements(depth: 2)) }
        }
      default:
        return UIAction(title: "action", attributes: numbers.flag() ? [] : .keepsMenuPresented) { [weak self] _ in
          self?.called("action")
        }
      }
    }
  }

  // MARK: Changes

  private func change() {
    let alert = numbers.pick(alerts)
    let kind = numbers.pick(0...13)
    history.append("\(kind)")
    switch kind {
    case 0, 1: (numbers.flag() ? root : numbers.pick(alerts)).present(alert, animated: numbers.flag())
    case 2:
      (numbers.flag() ? root : alert).dismiss(animated: numbers.flag()) { [weak self] in self?.called("dismissed") }
    case 3: addAction(to: alert)
    case 4: alert.addTextField()
    case 5:
      numbers.pick(alert.actions).isEnabled = numbers.flag()
      alert.preferredAction = numbers.flag() ? nil : numbers.pick(alert.actions)
    case 6, 7:
      guard !pendingElements.isEmpty else { return }
      let provide = numbers.pick(pendingElements)
      provide(elements(depth: 1))
    case 8: contextMenu.dismissMenu()
    case 9: contextMenu.updateVisibleMenu { [self] menu in numbers.flag() ? menu.replacingChildren([]) : self.menu() }
    case 10:
      let interaction: any UIInteraction = numbers.flag() ? contextMenu : editMenu
      if interaction.view == nil { target.addInteraction(interaction) } else { target.removeInteraction(interaction) }
    case 11:
      editMenu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 60, y: 60)))
    case 12: numbers.flag() ? editMenu.dismissMenu() : editMenu.reloadVisibleMenu()
    default:
      if target.superview == nil { root.view.addSubview(target) } else { target.removeFromSuperview() }
    }
  }

  private func performInput() {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardReturnOrEnter, .keyboardEscape, .keyboardDownArrow, .keyboardUpArrow, .keyboardRightArrow,
      .keyboardLeftArrow, .keyboardTab, .keyboardSpacebar, .keyboardEnd,
    ]
    let point = CGPoint(x: numbers.pick(5...195), y: numbers.pick(5...295))
    switch numbers.pick(0...5) {
    case 0: app.click(at: CGPoint(x: 50, y: 50), button: 2)
    case 1: app.longPress(at: CGPoint(x: 60, y: 60))
    case 2: app.tap(at: point)
    case 3: app.click(at: point)
    default: app.key(numbers.pick(keys))
    }
  }

  /// Performs random steps, and returns what is wrong, or `nil`.
  func run(steps: Int) -> String? {
    for _ in 0..<steps {
      remainingChanges = 3
      switch numbers.pick(0...5) {
      case 0, 1: change()
      case 2, 3, 4:
        history.append("input")
        performInput()
      default: app.advance(by: numbers.flag() ? 0.02 : 0.3)
      }
      if let failure { return failure }
    }
    finish()
    return failure
  }

  /// Closes everything, and checks what is left.
  private func finish() {
    remainingChanges = 0
    do {
      try app.waitUntilIdle(limit: 20)
      contextMenu.dismissMenu()
      editMenu.dismissMenu()
      root.dismiss(animated: false)
      try app.waitUntilIdle(limit: 20)
    } catch { fail("\(error)") }
    for (_, count) in shownMenus where count != 0 { fail("a menu was announced and has not ended") }
    if root.presentedViewController != nil { fail("an alert is left") }
    if app.window.subviews.count != 1 { fail("\(app.window.subviews) are left in the window") }
    if !app.window.isUserInteractionEnabled || !root.view.isUserInteractionEnabled { fail("touches are ignored") }
  }
}
