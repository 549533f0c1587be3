import Foundation

/// The button of a navigation bar's title that has a menu. The button shows a small chevron after the title.
@MainActor final class TitleMenuView: UIView {
  private let chevron = BarGlyph(.chevronDown)
  private let makeMenu: () -> UIMenu?
  /// The width of the chevron and its distance from the title, in points.
  static let chevronWidth: CGFloat = 20

  init(_ makeMenu: @escaping () -> UIMenu?) {
    self.makeMenu = makeMenu
    super.init(frame: .zero)
    isOpaque = false
    addSubview(chevron)
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    chevron.tintColor = .secondaryLabel
    chevron.frame = CGRect(
      x: isRightToLeft ? 8 : bounds.width - 8 - 14, y: (bounds.height - 14) / 2, width: 14, height: 14)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { chevron.alpha = 0.35 }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    chevron.alpha = 1
    guard let touch = touches.first, bounds.insetBy(dx: -8, dy: -8).contains(touch.location(in: self)), let window,
      let menu = makeMenu()
    else { return }
    var style = MenuPresenter.Style.pointer
    style.metrics = .touch
    let presenter = MenuPresenter(menu, in: window, at: .rect(convert(bounds, to: nil)), style: style)
    presenter.sender = self
    presenter.show(MenuAnimator())
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { chevron.alpha = 1 }
}

extension NavigationBarContent {
  /// Adds the button of the title if the item has a title menu or can be renamed.
  func addTitleMenu() {
    guard item.titleMenuProvider != nil || item.renameDelegate != nil else { return }
    let menuView = TitleMenuView { [weak self] in
      guard let self else { return nil }
      let suggestedElements = self.suggestedTitleElements
      return self.item.titleMenuProvider.map { $0(suggestedElements) } ?? UIMenu(children: suggestedElements)
    }
    titleMenu = menuView
    titleContainer.addSubview(menuView)
  }

  private var suggestedTitleElements: [UIMenuElement] {
    guard let delegate = item.renameDelegate else { return [] }
    return [
      UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak self, weak delegate] _ in
        guard let self, delegate?.navigationItemShouldBeginRenaming(self.item) == true else { return }
        self.renaming = TitleRenameSession(self)
      }
    ]
  }
}
