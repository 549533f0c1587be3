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
    guard
      item.titleMenuProvider != nil || item.renameDelegate != nil || item.documentProperties != nil
    else { return }
    let menuView = TitleMenuView { [weak self] in
      guard let self else { return nil }
      let suggestedElements = self.suggestedTitleElements
      let menu =
        self.item.titleMenuProvider.map { $0(suggestedElements) }
        ?? UIMenu(children: suggestedElements)
      guard let properties = self.item.documentProperties else { return menu }
      return UIMenu(
        children: [properties.header { [weak self] in self?.titleMenu }]
          + (menu.map { [$0.inlined] } ?? []))
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

extension UIMenu {
  /// The menu with its elements in the menu that contains it.
  fileprivate var inlined: UIMenu {
    UIMenu(
      title: title, identifier: identifier, options: options.union(.displayInline),
      children: children)
  }
}

extension UIDocumentProperties {
  /// Returns the part of a title's menu that describes the document, and shares it if there is a provider for that. `source` returns
  /// the view from which the activities are presented.
  fileprivate func header(_ source: @escaping () -> UIView?) -> UIMenu {
    let image = wantsIconRepresentation ? UIImage(systemName: "doc") : nil
    let description = UIAction(
      title: name, subtitle: details, image: image,
      attributes: activityViewControllerProvider == nil ? .disabled : [],
      handler: { [weak self] _ in self?.share(from: source()) })
    guard activityViewControllerProvider != nil else {
      return UIMenu(options: .displayInline, children: [description])
    }
    let share = UIAction(title: "Share\u{2026}", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
      self?.share(from: source())
    }
    return UIMenu(options: .displayInline, children: [description, share])
  }

  private func share(from source: UIView?) {
    guard let provider = activityViewControllerProvider, let source,
      let presenter = source.window?.rootViewController?.topmostPresented
    else { return }
    let controller = provider()
    controller.popoverPresentationController?.sourceItem = source
    presenter.present(controller, animated: true)
  }
}

extension UIViewController {
  /// The controller at the end of the chain of presentations that begins with this one.
  fileprivate var topmostPresented: UIViewController {
    var controller = self
    while let next = controller.presentedViewController { controller = next }
    return controller
  }
}
