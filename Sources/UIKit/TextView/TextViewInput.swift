import CoreGraphics
import Foundation

/// An object that handles mouse and touch input in a text view.
@MainActor final class TextViewInput {
  private weak var view: UITextView?
  private var menuPress: MenuPressGestureRecognizer?
  private var touch: UITouch?
  private var selectionDrag: SelectionDrag?
  private var start = CGPoint.zero

  init(_ view: UITextView) { self.view = view }

  func attach() {
    guard let view, menuPress == nil else { return }
    let menuPress = MenuPressGestureRecognizer { [weak self] point, isPointer in
      self?.showMenu(at: point, isPointer: isPointer) ?? false
    }
    self.menuPress = menuPress
    view.addGestureRecognizer(menuPress)
  }

  // MARK: Touches. The methods return true if they handle the touch.

  func touchesDidBegin(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard let view, view.isSelectable || view.isEditable, touch == nil, let touch = touches.first else { return false }
    let isMouse = touch.type == .indirectPointer
    if isMouse, event?.buttonMask.contains(.primary) == false { return false }
    self.touch = touch
    selectionDrag = nil
    start = touch.location(in: view)
    guard isMouse, !(touch.tapCount <= 1 && activatesItems && item(at: start) != nil) else { return true }
    guard view.becomeFirstResponder() else { return true }
    view.layoutIfNeeded()
    selectionDrag = view.beginSelecting(by: touch, extends: event?.modifierFlags.contains(.shift) == true)
    return true
  }

  func touchesDidMove(_ touches: Set<UITouch>) -> Bool {
    guard let touch, touches.contains(touch) else { return false }
    selectionDrag?.move()
    return true
  }

  func touchesDidEnd(_ touches: Set<UITouch>) -> Bool {
    guard let view, let touch, touches.contains(touch) else { return false }
    touchesWereCancelled()
    let point = touch.location(in: view)
    let hasMovedAway = hypot(point.x - start.x, point.y - start.y) > MenuPressGestureRecognizer.slop
    if !hasMovedAway, touch.tapCount <= 1, activatesItems, let item = item(at: point) {
      activate(item)
      return true
    }
    guard touch.type != .indirectPointer, !hasMovedAway, view.isEditable || touch.tapCount > 1,
      view.becomeFirstResponder()
    else { return true }
    view.layoutIfNeeded()
    let index = view.index(at: point)
    if touch.tapCount > 1 {
      view.selectWord(at: index)
    } else {
      view.textUndo.endTyping()
      view.setSelection(index, index)
    }
    return true
  }

  func touchesWereCancelled() {
    touch = nil
    selectionDrag?.end()
    selectionDrag = nil
  }

  // MARK: Items

  /// Returns the link, the attachment or the tagged run at a point, in the coordinates of the content. The result is
  /// nil if there is none at the point.
  private func item(at point: CGPoint) -> UITextItem? {
    guard let view, view.isSelectable, view.hasText else { return nil }
    let tappedIndex = min(view.index(at: point), view.editedText.length - 1)
    for index in [tappedIndex, max(0, tappedIndex - 1)] {
      var range = NSRange(location: 0, length: 0)
      let attributes = view.editedText.attributedString.attributes(at: index, effectiveRange: &range)
      guard view.frames(of: range).contains(where: { $0.insetBy(dx: -2, dy: -2).contains(point) }) else { continue }
      if let tag = attributes[.textItemTag] as? String { return UITextItem(.tag(tag), range) }
      if let url = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap({ URL(string: $0) }) {
        return UITextItem(.link(url), range)
      }
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        return UITextItem(.textAttachment(attachment), range)
      }
    }
    return nil
  }

  /// Indicates whether a tap activates a text item. While the user edits the text, a tap moves the caret instead.
  private var activatesItems: Bool { view.map { !($0.isEditable && $0.isFirstResponder) } ?? false }

  private func defaultAction(_ item: UITextItem) -> UIAction {
    UIAction(title: "Open") { _ in
      if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }
  }

  /// Returns the default menu of a link or an attachment. For a tagged run it returns an empty menu.
  private func defaultMenu(_ item: UITextItem, _ primary: UIAction?) -> UIMenu {
    switch item.content {
    case .link(let url):
      let openAction = primary ?? defaultAction(item)
      let copyAction = UIAction(title: "Copy") { _ in UIPasteboard.general.url = url }
      return UIMenu(
        identifier: UIMenu.Identifier("UITextItemDefaultMenuIdentifier"), children: [openAction, copyAction])
    case .textAttachment: return UIMenu(children: primary.map { [$0] } ?? [])
    case .tag: return UIMenu(children: [])
    }
  }

  /// Returns the primary action of an item, or `nil` if there is none, and whether the delegate provided it.
  private func primaryAction(_ item: UITextItem) -> (action: UIAction?, isFromDelegate: Bool) {
    guard let view else { return (nil, false) }
    let action = defaultAction(item)
    guard let delegate = view.viewDelegate else { return (action, false) }
    let delegateAction = delegate.textView(view, primaryActionFor: item, defaultAction: action)
    return (delegateAction, TextViewDelegateMethods.primaryAction.isImplemented(by: type(of: delegate)))
  }

  /// Asks the delegate whether to interact with an item, by the methods from before iOS 17. The caller uses this method only if the
  /// delegate does not implement the newer method for the interaction.
  private func allowsInteraction(_ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
    guard let view, let delegate = view.viewDelegate else { return true }
    return switch item.content {
    case .link(let url):
      delegate.textView(view, shouldInteractWith: url, in: item.range, interaction: interaction)
    case .textAttachment(let attachment):
      delegate.textView(view, shouldInteractWith: attachment, in: item.range, interaction: interaction)
    case .tag: true
    }
  }

  /// Performs the primary action of an item after a tap.
  ///
  /// If the item is a tagged run, or the delegate returns no action, the method shows the menu of the item instead (measured on UIKit,
  /// cases textlink-tap-nil and textlink-tap-tag).
  private func activate(_ item: UITextItem) {
    guard let view else { return }
    let (action, isFromDelegate) = primaryAction(item)
    var isTag = false
    if case .tag = item.content { isTag = true }
    guard let action, !isTag else {
      let location = view.convert(start, to: nil)
      _ = showMenu(item, at: location, isPointer: false, default: defaultMenu(item, nil))
      return
    }
    if isFromDelegate || allowsInteraction(item, .invokeDefaultAction) { action.performWithSender(view, target: nil) }
  }

  private func showMenu(_ item: UITextItem, at point: CGPoint, isPointer: Bool, default menu: UIMenu) -> Bool {
    guard let view, let window = view.window else { return false }
    var presentedMenu = menu
    if let delegate = view.viewDelegate {
      guard let configuration = delegate.textView(view, menuConfigurationFor: item, defaultMenu: menu) else {
        return false
      }
      if !TextViewDelegateMethods.menu.isImplemented(by: type(of: delegate)), !allowsInteraction(item, .presentActions)
      {
        return false
      }
      presentedMenu = configuration.menu
    }
    guard !presentedMenu.children.isEmpty else { return false }
    view.setSelection(item.range.location, NSMaxRange(item.range))
    let presenter = MenuPresenter(
      presentedMenu, in: window, at: .point(point), style: isPointer ? .pointer : .touch)
    presenter.sender = view
    let animator = MenuAnimator()
    view.viewDelegate?.textView(view, textItemMenuWillDisplayFor: item, animator: animator)
    presenter.onDismiss = { [weak view] animator in
      if let view { view.viewDelegate?.textView(view, textItemMenuWillEndFor: item, animator: animator) }
    }
    presenter.show(animator)
    return true
  }

  // MARK: Menus

  /// Shows the menu of an item after a long press or a click of the secondary mouse button (`isPointer`). If there is no item at the
  /// point, shows the edit menu. Returns `false` if no menu is shown.
  private func showMenu(at window: CGPoint, isPointer: Bool) -> Bool {
    guard let view, view.isSelectable || view.isEditable else { return false }
    let point = view.convert(window, from: nil)
    touchesWereCancelled()
    if !view.isEditable, let item = item(at: point) {
      let action = primaryAction(item).action
      return showMenu(item, at: window, isPointer: isPointer, default: defaultMenu(item, action))
    }
    return view.openEditMenu(at: window, isPointer: isPointer)
  }
}
