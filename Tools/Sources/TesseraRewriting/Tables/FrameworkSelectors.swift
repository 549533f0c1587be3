/// The methods of UIKit to which code in `#selector` refers without argument labels.
enum FrameworkSelectors {
  /// The methods with one argument without a label. Their selectors end with a colon.
  static let withOneArgument: Set<String> = [
    "copy", "cut", "paste", "delete", "select", "selectAll", "toggleBoldface", "toggleItalics", "toggleUnderline",
    "increaseSize", "decreaseSize", "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
    "pasteAndGo", "pasteAndMatchStyle", "pasteAndSearch", "duplicate", "rename", "export", "print", "move", "find",
    "findNext", "findPrevious", "findAndReplace", "useSelectionForFind", "updateTextAttributes", "endEditing",
    "addSubview", "bringSubviewToFront", "sendSubviewToBack", "popViewController", "popToRootViewController",
    "setEditing", "validate", "share",
  ]
}
