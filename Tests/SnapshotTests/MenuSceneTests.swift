import UIKit
import UIKitTesting
import XCTest

/// Menus in light and dark mode.
@preconcurrency @MainActor
final class MenuSceneTests: SceneTestCase {
  private let delegate = MenuSceneDelegate()

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
