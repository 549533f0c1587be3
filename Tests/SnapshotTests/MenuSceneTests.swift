import UIKit
import UIKitTesting
import XCTest

/// Pictures of menus in light and dark mode.
@preconcurrency @MainActor
final class MenuSceneTests: SceneTestCase {
  private let delegate = MenuSceneDelegate()
  private var sizedDelegate: SizedMenuDelegate?

  private func build(_ root: UIView) {
    root.backgroundColor = .systemBackground
    let target = UIView(frame: CGRect(x: 24, y: 24, width: 120, height: 80))
    target.backgroundColor = .systemIndigo
    target.layer.cornerRadius = 8
    root.addSubview(target)
    let other = UIView(frame: CGRect(x: 170, y: 24, width: 120, height: 80))
    other.backgroundColor = .systemOrange
    root.addSubview(other)
    target.addInteraction(UIContextMenuInteraction(delegate: delegate))
  }

  private func pointerMenu(isDark: Bool) throws {
    scene(400, 300, scale: 2, isDark: isDark) { build($0) }
    application.click(at: CGPoint(x: 40, y: 40), button: 2)
    application.key(.keyboardS)
    application.key(.keyboardRightArrow)
    try application.waitUntilIdle()
  }

  func testPointerMenu() throws {
    try pointerMenu(isDark: false)
    expect("context-menu")
  }

  func testPointerMenuInTheDark() throws {
    try pointerMenu(isDark: true)
    expect("context-menu-dark")
  }

  /// Shows a menu with small and medium elements side by side and a palette with a selected element, above rows.
  private func sizedMenu(isDark: Bool, isTouch: Bool) throws {
    func action(_ title: String, _ symbol: String, isOn: Bool = false) -> UIAction {
      UIAction(title: title, image: UIImage(systemName: symbol), state: isOn ? .on : .off) { _ in }
    }
    let sized = SizedMenuDelegate(
      UIMenu(children: [
        UIMenu(
          options: .displayInline, preferredElementSize: .small,
          children: [
            action("Cut", "scissors"), action("Copy", "doc.on.doc"), action("Share", "square.and.arrow.up"),
            action("Delete", "trash"),
          ]),
        UIMenu(
          options: .displayInline, preferredElementSize: .medium,
          children: [action("Reply", "arrowshape.turn.up.left"), action("Flag", "flag"), action("Folder", "folder")]),
        UIMenu(
          options: [.displayInline, .displayAsPalette],
          children: [
            action("Star", "star"), action("Heart", "heart", isOn: true), action("Bell", "bell"), action("Tag", "tag"),
          ]),
        action("Rename", "pencil"), UIAction(title: "Plain") { _ in },
      ]))
    sizedDelegate = sized
    scene(400, 440, scale: 2, isDark: isDark) { root in
      build(root)
      root.subviews[1].addInteraction(UIContextMenuInteraction(delegate: sized))
    }
    if isTouch {
      application.longPress(at: CGPoint(x: 200, y: 60))
    } else {
      application.click(at: CGPoint(x: 180, y: 40), button: 2)
      application.key(.keyboardDownArrow)
      application.key(.keyboardRightArrow)
    }
    try application.waitUntilIdle()
  }

  func testElementsSideBySide() throws {
    try sizedMenu(isDark: false, isTouch: false)
    expect("context-menu-sizes")
  }

  func testElementsSideBySideInTheDark() throws {
    try sizedMenu(isDark: true, isTouch: true)
    expect("context-menu-sizes-touch-dark")
  }

  private func touchMenu(isDark: Bool) throws {
    scene(320, 440, scale: 2, isDark: isDark) { build($0) }
    application.longPress(at: CGPoint(x: 60, y: 60))
    try application.waitUntilIdle()
  }

  func testTouchMenu() throws {
    try touchMenu(isDark: false)
    expect("context-menu-touch")
  }

  func testTouchMenuInTheDark() throws {
    try touchMenu(isDark: true)
    expect("context-menu-touch-dark")
  }

  private func editMenu(isDark: Bool) throws {
    let root = scene(320, 160, scale: 2, isDark: isDark) { root in
      root.backgroundColor = .systemBackground
      root.addSubview(Self.view(CGRect(x: 110, y: 80, width: 100, height: 60), .systemGreen))
    }
    let editor = MenuSceneEditor(frame: CGRect(x: 110, y: 80, width: 100, height: 60))
    root.addSubview(editor)
    editor.becomeFirstResponder()
    UIMenuController.shared.showMenu(from: editor, rect: editor.bounds)
    application.key(.keyboardRightArrow)
    try application.waitUntilIdle()
  }

  func testEditMenu() throws {
    try editMenu(isDark: false)
    expect("edit-menu")
  }

  func testEditMenuInTheDark() throws {
    try editMenu(isDark: true)
    expect("edit-menu-dark")
  }
}

private final class SizedMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  private let menu: UIMenu
  init(_ menu: UIMenu) { self.menu = menu }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { _ in self.menu }) }
}

private final class MenuSceneEditor: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ["cut:", "copy:", "paste:", "selectAll:"].contains(NSStringFromSelector(action))
  }
}

@MainActor private final class MenuSceneDelegate: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let picture = SceneTestCase.letter(18, 18, scale: 2)
      return UIMenu(
        title: "Three photos",
        children: [
          UIAction(title: "Open", image: picture) { _ in },
          UIAction(title: "Rename", attributes: .disabled) { _ in },
          UIAction(title: "Favourite", subtitle: "Shown on the first page", state: .on) { _ in },
          UIAction(title: "Tagged", state: .mixed) { _ in },
          UIMenu(
            title: "Share",
            children: [UIAction(title: "Mail") { _ in }, UIAction(title: "Copy Link") { _ in }]),
          UIMenu(
            options: .displayInline, children: [UIAction(title: "Delete", attributes: .destructive) { _ in }]),
        ])
    }
  }
}
