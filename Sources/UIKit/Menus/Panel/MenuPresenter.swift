import CoreGraphics
import Foundation

/// An object that presents a menu and its submenus until the user chooses an element or dismisses the menu. A window
/// has at most one menu.
@MainActor final class MenuPresenter {
  /// The position at which a menu is shown.
  enum Anchor {
    /// A point, such as that of the pointer. One corner of the menu is at this point.
    case point(CGPoint)
    /// A rectangle. The menu is below or above the rectangle.
    case rect(CGRect)
  }

  /// A side of the rectangle next to which a menu is shown.
  enum Side { case below, above, left, right }

  /// The options of the presentation of a menu.
  @MainActor struct Style {
    var metrics: MenuMetrics
    var isBar = false
    var isDimmed = false
    /// The side of the anchor on which the menu appears if there is enough space.
    var side = Side.below
    var order = UIContextMenuConfiguration.ElementOrder.automatic

    /// Returns the style for the text size of a window. A bar of commands beside a text has one size.
    func scaled(for window: UIWindow) -> Style {
      guard !isBar else { return self }
      var style = self
      style.metrics = metrics.scaled(for: window)
      return style
    }

    static var pointer: Style { Style(metrics: .pointer) }
    static var touch: Style { Style(metrics: .touch, isDimmed: true) }
    static var bar: Style { Style(metrics: .touch, isBar: true, side: .above) }
  }

  /// The menus that are visible in the windows of the application.
  @MainActor final class Registry {
    fileprivate var presenters: [MenuPresenter] = []
  }
  private static var shared: Registry { ApplicationContext.object(.menus, Registry()) }

  /// Returns the visible menu of a window, or `nil` if the window shows none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of visible menus.
  static func presenter(in window: UIWindow) -> MenuPresenter? { shared.presenters.first { $0.window === window } }

  private(set) weak var window: UIWindow?
  let overlay: MenuOverlay
  private let style: Style
  private var anchor: Anchor
  private(set) var panels: [MenuPanel] = []
  /// The responder that is passed as the sender when the chosen element performs its action.
  weak var sender: UIResponder?
  /// A closure that receives the chosen element. If it is not `nil`, it replaces the element's action.
  var onChoose: ((UIMenuElement & UIMenuLeaf) -> Void)?
  /// A closure that is called before the menu disappears. It can add animations to the animator that it receives.
  var onDismiss: ((MenuAnimator) -> Void)?
  /// A closure that is called when the user taps the preview.
  var onPreview: (() -> Void)?
  private var submenuTimer: Int?
  /// Indicates whether the menu was dismissed. A callback that announces the menu can dismiss it before it is shown.
  private var isDismissed = false

  /// Indicates whether the menu is visible in its window.
  var isShown: Bool { Self.shared.presenters.contains { $0 === self } }

  init(_ menu: UIMenu, in window: UIWindow, at anchor: Anchor, style: Style, liftedPreview: MenuPreview? = nil) {
    self.window = window
    self.style = style.scaled(for: window)
    self.anchor = anchor
    overlay = MenuOverlay(frame: window.bounds, isDimmed: style.isDimmed, liftedPreview: liftedPreview)
    var panel = MenuPanel(menu, self.style.metrics, isBar: style.isBar)
    let size = panel.intrinsicSize
    if let rect = overlay.makeRoom(for: size, in: area(of: window)) { self.anchor = .rect(rect) }
    if isReversed(height: size.height, in: window) {
      panel = MenuPanel(menu, self.style.metrics, isBar: style.isBar, isReversed: true)
    }
    panels = [panel]
    panel.onReload = { [weak self, weak panel] in self?.panelWasReloaded(panel) }
  }

  /// Positions the panels again after the elements of one have changed. Closes the submenu of an element that is gone.
  private func panelWasReloaded(_ panel: MenuPanel?) {
    if let index = panels.firstIndex(where: { $0 === panel }), panels[index].openRow == nil {
      closeSubmenus(beyond: index)
    }
    positionPanel()
  }

  /// Returns `true` if the elements are shown in reverse order. In a menu above its anchor (the point or rectangle at
  /// which it opens) the first element is then nearest to the anchor.
  private func isReversed(height: CGFloat, in window: UIWindow) -> Bool {
    guard style.order == .priority, case .rect(let rect) = anchor else { return false }
    return rect.maxY + height + 2 * MenuMetrics.margin > window.bounds.height
  }

  func show(_ animator: MenuAnimator) {
    guard let window, !isDismissed else { return }
    if let visiblePresenter = Self.presenter(in: window) {
      visiblePresenter.dismiss(animated: false)
      // Its delegate can have dismissed this menu, or have opened another one, which is newer.
      guard !isDismissed else { return }
      guard Self.presenter(in: window) == nil else { return dismiss(animated: false) }
    }
    Self.shared.presenters.append(self)
    overlay.presenter = self
    overlay.addSubview(panels[0])
    window.addSubview(overlay)
    positionPanel()
    overlay.layoutIfNeeded()
    overlay.prepareToAppear()
    animator.run(0.15, { self.overlay.appear() }, completion: {})
  }

  /// Dismisses the menu without performing an element's action.
  func dismiss(animated: Bool, toPreview: Bool = false) {
    guard !isDismissed else { return }
    isDismissed = true
    Self.shared.presenters.removeAll { $0 === self }
    FrameTimers.cancel(submenuTimer)
    overlay.isUserInteractionEnabled = false
    let animator = MenuAnimator()
    onDismiss?(animator)
    for panel in panels { MenuRows.discardDeferredElements(in: panel.menu) }
    let overlay = overlay
    animator.run(animated ? 0.12 : 0, { overlay.disappear() }, completion: { overlay.removeFromSuperview() })
  }

  /// Replaces the root menu and closes its submenus.
  func update(_ menu: UIMenu) {
    closeSubmenus(beyond: 0)
    panels[0].highlightedIndex = nil
    panels[0].show(menu)
    positionPanel()
  }

  func move(to anchor: Anchor) {
    self.anchor = anchor
    positionPanel()
  }

  var menu: UIMenu { panels[0].menu }

  // MARK: Geometry

  /// The area that menus must not leave, in the window's coordinates.
  private func area(of window: UIWindow) -> CGRect {
    window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
  }

  func positionPanel() {
    guard let window else { return }
    let area = area(of: window)
    panels[0].frame = MenuLayout.frame(
      panels[0].intrinsicSize, anchor, side: style.side, isCentered: style.isBar, in: area)
    for index in panels.indices.dropFirst() {
      guard let row = panels[index - 1].openRow else { continue }
      panels[index].frame = MenuLayout.submenuFrame(
        beside: panels[index - 1].frame(ofRow: row, in: overlay), panels[index].intrinsicSize, in: area)
    }
  }

  // MARK: Highlighting and choosing rows

  /// Returns the panel and the row at a point of the window. The row is `nil` between rows, and the result is `nil`
  /// outside of all panels.
  private func find(_ point: CGPoint) -> (panel: Int, row: Int?)? {
    for index in panels.indices.reversed() where panels[index].frame.contains(point) {
      return (index, panels[index].index(at: overlay.convert(point, to: panels[index])))
    }
    return nil
  }

  /// Highlights the row at the position of the pointer or finger, and schedules the opening of its submenu.
  func highlightRow(at point: CGPoint, opensSubmenus: Bool) {
    FrameTimers.cancel(submenuTimer)
    guard let (index, row) = find(point) else {
      panels.last?.highlightedIndex = nil
      return
    }
    panels[index].highlightedIndex = row ?? (panels[index].openRow)
    guard opensSubmenus, let row else { return }
    if panels.count > index + 1, panels[index].openRow == row { return }
    submenuTimer = FrameTimers.schedule(after: 0.2) { [weak self] in
      guard let self, self.panels.indices.contains(index), self.panels[index].highlightedIndex == row else { return }
      if case .submenu = self.panels[index].rows[row].row {
        self.open(row, of: index)
      } else {
        self.closeSubmenus(beyond: index)
      }
    }
  }

  /// Performs the action of the element at the position at which a pointer or finger was released. Returns `false` if
  /// there is no menu at that position.
  @discardableResult
  func choose(at point: CGPoint) -> Bool {
    guard let (index, row) = find(point) else { return false }
    if let row { choose(row, of: index) }
    return true
  }

  func contains(_ point: CGPoint) -> Bool { find(point) != nil }

  private func choose(_ row: Int, of index: Int) {
    switch panels[index].rows[row].row {
    case .leaf(let leaf) where !leaf.attributes.contains(.disabled):
      let keepsMenu = leaf.attributes.contains(.keepsMenuPresented)
      if !keepsMenu { dismiss(animated: true) }
      panels.first?.menu.selectOnly(leaf)
      if let onChoose { onChoose(leaf) } else { leaf.performWithSender(sender, target: nil) }
      if keepsMenu, panels.indices.contains(index) {
        panels[index].load()
        panels[index].highlightedIndex = nil
        positionPanel()
      }
    case .submenu:
      if panels[index].openRow == row, panels.count > index + 1 {
        closeSubmenus(beyond: index)
      } else {
        open(row, of: index)
      }
    default:
      break
    }
  }

  private func open(_ row: Int, of index: Int) {
    guard case .submenu(let menu) = panels[index].rows[row].row else { return }
    closeSubmenus(beyond: index)
    let submenu =
      menu.title.isEmpty
      ? menu
      : UIMenu(
        identifier: menu.identifier, options: menu.options, preferredElementSize: menu.preferredElementSize,
        children: menu.children)
    let panel = MenuPanel(submenu, style.metrics)
    panel.onReload = { [weak self, weak panel] in self?.panelWasReloaded(panel) }
    panels[index].highlightedIndex = row
    panels[index].openRow = row
    panels.append(panel)
    overlay.addSubview(panel)
    positionPanel()
  }

  private func closeSubmenus(beyond index: Int) {
    while panels.count > index + 1 { panels.removeLast().removeFromSuperview() }
    panels[index].openRow = nil
  }

  // MARK: Keys

  /// Handles a key. While a menu is visible, it handles all keys.
  func handle(_ key: UIKey) {
    guard let panel = panels.last else { return }
    let isMirrored = overlay.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardUpArrow: panel.moveHighlight(by: -1)
    case .keyboardDownArrow: panel.moveHighlight(by: 1)
    case .keyboardHome, .keyboardPageUp:
      panel.highlightedIndex = nil
      panel.moveHighlight(by: 1)
    case .keyboardEnd, .keyboardPageDown:
      panel.highlightedIndex = nil
      panel.moveHighlight(by: -1)
    case .keyboardRightArrow, .keyboardLeftArrow:
      let isForwards = (key.keyCode == .keyboardRightArrow) != isMirrored
      if panel.isBar {
        panel.moveHighlight(by: isForwards ? 1 : -1)
      } else if panel.moveHighlight(alongLineBy: isForwards ? 1 : -1) {
        return
      } else if isForwards {
        if let row = panel.highlightedIndex { openByKey(row) }
      } else if panels.count > 1 {
        closeSubmenus(beyond: panels.count - 2)
      }
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      guard let row = panel.highlightedIndex else { return }
      if case .submenu = panel.rows[row].row { openByKey(row) } else { choose(row, of: panels.count - 1) }
    case .keyboardEscape:
      if panels.count > 1 { closeSubmenus(beyond: panels.count - 2) } else { dismiss(animated: true) }
    default:
      highlightRow(to: key.charactersIgnoringModifiers)
    }
  }

  private func openByKey(_ row: Int) {
    guard let panel = panels.last, case .submenu = panel.rows[row].row else { return }
    open(row, of: panels.count - 1)
    panels.last?.moveHighlight(by: 1)
  }

  /// Highlights the next row whose title begins with a letter.
  private func highlightRow(to letter: String) {
    guard let panel = panels.last, letter.count == 1, !panel.rows.isEmpty else { return }
    let start = (panel.highlightedIndex ?? -1) + 1
    for step in panel.rows.indices {
      let index = (start + step) % panel.rows.count
      guard panel.rows[index].row.isEnabled, let title = panel.rows[index].row.element?.title,
        title.lowercased().hasPrefix(letter.lowercased())
      else { continue }
      panel.highlightedIndex = index
      return
    }
  }
}
