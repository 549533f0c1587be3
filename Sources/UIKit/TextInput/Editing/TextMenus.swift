import CoreGraphics

/// Functions that show the edit menu of a text: a list for pointers, or a bar above the selection for fingers.
@MainActor enum TextMenus {
  /// Shows the edit menu. Returns `false` if the menu would be empty. `selection` is in the editor's coordinates.
  static func show(for editor: any TextEditor, at point: CGPoint, selection: CGRect, isPointer: Bool) -> Bool {
    guard let window = editor.window else { return false }
    let suggestedElements = EditCommands.applying(to: editor, sender: nil)
    let menu = editor.editMenu(suggestedElements) ?? UIMenu(children: suggestedElements)
    guard !menu.children.isEmpty else { return false }
    let presenter = MenuPresenter(
      menu, in: window, at: isPointer ? .point(point) : .rect(editor.convert(selection, to: nil)),
      style: isPointer ? .pointer : .bar)
    presenter.sender = editor
    presenter.onDismiss = { [weak editor] animator in editor?.editMenuWillDisappear(animator) }
    let animator = MenuAnimator()
    editor.editMenuWillAppear(animator)
    presenter.show(animator)
    return true
  }
}
