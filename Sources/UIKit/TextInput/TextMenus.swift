import CoreGraphics

/// The edit menu of text: a list at a pointer, a bar above the selection for fingers.
@MainActor enum TextMenus {
  /// False where there is nothing to offer.
  static func show(
    for responder: UIView, at point: CGPoint, selection: CGRect, isPointer: Bool,
    change: ([UIMenuElement]) -> UIMenu?
  ) -> Bool {
    guard let window = responder.window else { return false }
    let suggested = EditCommands.applying(to: responder, sender: nil)
    let menu = change(suggested) ?? UIMenu(children: suggested)
    guard !menu.children.isEmpty else { return false }
    let presenter = MenuPresenter(
      menu, in: window, at: isPointer ? .point(point) : .rect(responder.convert(selection, to: nil)),
      style: isPointer ? .pointer : .bar)
    presenter.sender = responder
    presenter.show(MenuAnimator())
    return true
  }
}
