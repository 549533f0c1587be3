/// Methods of UIKit that code names without arguments in `#selector`.
enum FrameworkSelectors {
  /// The methods with one argument, which has no label. Their selectors end with a colon.
  static let withOneArgument: Set<String> = [
    "copy", "cut", "paste", "delete", "select", "selectAll", "toggleBoldface", "toggleItalics", "toggleUnderline",
    "increaseSize", "decreaseSize", "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
    "pasteAndGo", "pasteAndMatchStyle", "pasteAndSearch", "duplicate", "rename", "export", "print", "move", "find",
    "findNext", "findPrevious", "findAndReplace", "useSelectionForFind", "updateTextAttributes", "endEditing",
    "addSubview", "bringSubviewToFront", "sendSubviewToBack", "popViewController", "popToRootViewController",
    "setEditing", "validate", "share",
  ]
}
