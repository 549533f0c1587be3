@testable import UIKit
import UIKitTesting
import XCTest

/// Menus whose elements arrive late, twice or in themselves, and alerts that their own handlers change.
@preconcurrency @MainActor
final class HostileMenuTests: HostileTestCase {
  /// A delegate that shows a menu, and calls a closure in each of its methods.
  private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    var menu = UIMenu()
    var log: [String] = []
    var onCallback: ((String, UIContextMenuInteraction) -> Void)?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      onCallback?("configuration", interaction)
      return UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("willDisplay")
      onCallback?("willDisplay", interaction)
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("willEnd")
      onCallback?("willEnd", interaction)
    }
  }

  private let delegate = MenuDelegate()
  private var log: [String] {
    get { delegate.log }
    set { delegate.log = newValue }
  }

  private func action(_ title: String) -> UIAction {
    UIAction(title: title) { [weak self] _ in self?.log.append(title) }
  }

  private func open(_ children: [UIMenuElement]) throws -> UIView {
    log = []
    let target = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    target.addInteraction(UIContextMenuInteraction(delegate: delegate))
    root.view.addSubview(target)
    delegate.menu = UIMenu(children: children)
    app.click(at: CGPoint(x: 20, y: 20), button: 2)
    try app.waitUntilIdle()
    return target
  }

  /// The highlighted row remains the same element when the elements before it arrive, or when there are none.
  func testRowsThatDisappearBeforeTheHighlightedOne() throws {
    for elements in [[], [action("a")], [action("a"), action("b"), action("c")]] {
      var provide: (([UIMenuElement]) -> Void)?
      let deferred = UIDeferredMenuElement.uncached { provide = $0 }
      _ = try open([deferred, action("first"), action("last")])
      app.key(.keyboardUpArrow)
      provide?(elements)
      provide?(elements + elements)
      app.frame()
      app.key(.keyboardReturnOrEnter)
      try app.waitUntilIdle()
      XCTAssertEqual(log, ["willDisplay", "willEnd", "last"])
    }
  }

  /// The submenu of a row is open while the rows before it disappear, and then the row itself.
  func testRowsThatDisappearBeforeAnOpenSubmenu() throws {
    var provide: [([UIMenuElement]) -> Void] = []
    let deferred = [0, 1].map { _ in UIDeferredMenuElement.uncached { provide.append($0) } }
    _ = try open(deferred + [UIMenu(title: "more", children: [action("inner")])])
    app.key(.keyboardUpArrow)
    app.key(.keyboardRightArrow)
    for call in provide { call([]) }
    try app.waitUntilIdle()
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["willDisplay", "willEnd", "inner"])
  }

  func testADeferredElementThatContainsItself() throws {
    var element: UIDeferredMenuElement?
    let deferred = UIDeferredMenuElement { [weak self] in $0([element, self?.action("own")].compactMap { $0 }) }
    element = deferred
    let inline = UIDeferredMenuElement { $0([UIMenu(options: .displayInline, children: [deferred])]) }
    _ = try open([inline])
    app.key(.keyboardDownArrow)
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["willDisplay", "willEnd", "own"])
    XCTAssertFalse(reports.isEmpty)
    XCTAssertTrue(reports.allSatisfy { $0.contains("among the elements that it has provided itself") }, "\(reports)")
  }

  /// A menu that a callback dismisses, removes or replaces ends once, and the next one opens.
  func testDismissingInEachCallback() throws {
    for name in ["configuration", "willDisplay", "willEnd"] {
      for removes in [false, true] {
        delegate.onCallback = { [unowned delegate] callback, interaction in
          guard callback == name else { return }
          delegate.onCallback = nil
          if removes {
            interaction.view?.removeInteraction(interaction)
          } else {
            interaction.dismissMenu()
          }
        }
        let target = try open([action("a")])
        app.key(.keyboardEscape)
        try app.waitUntilIdle()
        XCTAssertEqual(
          log.filter { $0 == "willDisplay" }.count, log.filter { $0 == "willEnd" }.count, "\(name) \(removes) \(log)")
        XCTAssertEqual(app.window.subviews.count, 1, "\(name) \(removes)")
        target.removeFromSuperview()
        let next = try open([action("a")])
        app.key(.keyboardDownArrow)
        app.key(.keyboardReturnOrEnter)
        try app.waitUntilIdle()
        XCTAssertEqual(log, ["willDisplay", "willEnd", "a"], "\(name) \(removes)")
        next.removeFromSuperview()
      }
    }
  }

  /// The preview of a menu can reload the list that contains the view.
  func testAMenuWhosePreviewRemovesTheView_leavesNothing() throws {
    let target = try open([action("a")])
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    let previewDelegate = PreviewDelegate()
    let interaction = UIContextMenuInteraction(delegate: previewDelegate)
    target.addInteraction(interaction)
    previewDelegate.onPreview = { target.removeFromSuperview() }
    XCTAssertFalse(interaction.open(at: CGPoint(x: 20, y: 20), isPointer: false))
    XCTAssertNil(interaction.configuration)
    XCTAssertEqual(app.window.subviews.count, 1)
  }

  private final class PreviewDelegate: NSObject, UIContextMenuInteractionDelegate {
    var onPreview: () -> Void = {}
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(
        identifier: nil,
        previewProvider: { [onPreview] in
          onPreview()
          return nil
        }, actionProvider: { _ in UIMenu(children: [UIAction(title: "a") { _ in }]) })
    }
  }

  // MARK: Alerts

  private func alert(_ titles: String...) -> UIAlertController {
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    for title in titles { alert.addAction(alertAction(title)) }
    return alert
  }

  private func alertAction(_ title: String, _ handler: (() -> Void)? = nil) -> UIAlertAction {
    UIAlertAction(title: title, style: .default) { [weak self] _ in
      self?.log.append(title)
      handler?()
    }
  }

  /// The key arrives while the alert still appears, or while it already disappears.
  func testChoosingWhileAnAlertAppears() throws {
    for frames in [0, 1, 5] {
      log = []
      let alert = alert("ok")
      root.present(alert, animated: true)
      for _ in 0..<frames { app.frame() }
      app.key(.keyboardReturnOrEnter)
      app.key(.keyboardReturnOrEnter)
      try app.waitUntilIdle()
      app.key(.keyboardReturnOrEnter)
      try app.waitUntilIdle()
      XCTAssertEqual(log, ["ok"], "\(frames)")
      XCTAssertNil(root.presentedViewController)
    }
  }

  /// An alert that presents another controller is dismissed together with it when one of its actions is chosen.
  func testChoosingInAnAlertThatPresents() throws {
    let below = alert("below")
    root.present(below, animated: false)
    try app.waitUntilIdle()
    let above = UIViewController()
    above.modalPresentationStyle = .overCurrentContext
    below.present(above, animated: false)
    try app.waitUntilIdle()
    let center = below.view.convert(CGPoint(x: below.view.bounds.midX, y: below.view.bounds.maxY - 20), to: app.window)
    above.view.isHidden = true
    above.view.superview?.isUserInteractionEnabled = false
    app.tap(at: center)
    try app.waitUntilIdle()
    if root.presentedViewController === below, below.presentedViewController == nil {
      app.key(.keyboardReturnOrEnter)
      try app.waitUntilIdle()
    }
    if log.isEmpty { root.dismiss(animated: false) }
    try app.waitUntilIdle()
    XCTAssertNil(root.presentedViewController)
  }

  /// Handlers present, dismiss and change the alert that they belong to.
  func testHandlersThatUseTheirAlert() throws {
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    var presentations = 0
    alert.addAction(
      alertAction("again") { [unowned self, unowned alert] in
        presentations += 1
        alert.addTextField()
        alert.addAction(self.alertAction("more"))
        alert.dismiss(animated: true)
        if presentations < 4 { self.root.present(alert, animated: true) }
        if presentations < 4 { self.root.present(alert, animated: true) }
      })
    alert.preferredAction = alert.actions[0]
    root.present(alert, animated: true)
    // The key goes to the text fields first.
    for _ in 0..<20 {
      try app.waitUntilIdle()
      app.key(.keyboardReturnOrEnter)
    }
    try app.waitUntilIdle()
    XCTAssertEqual(presentations, 4)
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(app.window.subviews.count, 1)
  }

  func testTheSameActionTwice() throws {
    let alert = alert("a")
    alert.addAction(alert.actions[0])
    root.present(alert, animated: false)
    try app.waitUntilIdle()
    alert.actions[0].isEnabled = false
    alert.actions[0].isEnabled = true
    app.key(.keyboardTab)
    app.key(.keyboardSpacebar)
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["a"])
    XCTAssertNil(root.presentedViewController)
  }

  // MARK: Edit menus and controls

  private final class EditDelegate: NSObject, UIEditMenuInteractionDelegate {
    var onDismiss: ((UIEditMenuInteraction) -> Void)?
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(children: [UIAction(title: "edit") { _ in }])
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      onDismiss?(interaction)
    }
  }

  /// A menu that is dismissed while it replaces another one must not receive the keys of the window.
  func testDismissingAMenuThatReplacesAnother() throws {
    let editDelegate = EditDelegate()
    let interaction = UIEditMenuInteraction(delegate: editDelegate)
    root.view.addInteraction(interaction)
    func present() {
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 150, y: 200)))
    }
    present()
    try app.waitUntilIdle()
    XCTAssertEqual(app.window.subviews.count, 2)
    editDelegate.onDismiss = { [unowned editDelegate] in
      editDelegate.onDismiss = nil
      $0.dismissMenu()
    }
    present()
    try app.waitUntilIdle()
    XCTAssertEqual(app.window.subviews.count, 1)
    _ = try open([action("first")])
    app.key(.keyboardDownArrow)
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["willDisplay", "willEnd", "first"])
  }

  private final class LockedButton: UIButton {
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
      interaction.dismissMenu()
    }
  }

  func testAButtonThatDismissesItsMenu() throws {
    let button = LockedButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    button.menu = UIMenu(children: [action("a")])
    button.showsMenuAsPrimaryAction = true
    button.addAction(UIAction { [weak self] _ in self?.log.append("shown") }, for: .menuActionTriggered)
    root.view.addSubview(button)
    app.frame()
    app.tap(at: CGPoint(x: 150, y: 120))
    try app.waitUntilIdle()
    XCTAssertEqual(log, [])
    XCTAssertFalse(button.isHeld)
    XCTAssertEqual(app.window.subviews.count, 1)
  }
}
