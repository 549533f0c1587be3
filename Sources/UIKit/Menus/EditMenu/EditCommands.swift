/// The standard commands of edit menus, such as Copy and Paste.
@MainActor enum EditCommands {
  /// The titles and actions of the commands, in the order in which menus show them.
  static let standard: [(title: String, action: Selector)] = [
    ("Cut", Selector("cut:")), ("Copy", Selector("copy:")), ("Paste", Selector("paste:")),
    ("Paste and Match Style", Selector("pasteAndMatchStyle:")),
    ("Delete", Selector("delete:")), ("Select", Selector("select:")), ("Select All", Selector("selectAll:")),
  ]

  /// Returns the commands that responders can perform currently. The search begins at `start` and continues along the
  /// responder chain.
  static func applying(to start: UIResponder?, sender: Any?) -> [UICommand] {
    guard let start else { return [] }
    return standard.compactMap { title, action in
      start.target(forAction: action, withSender: sender) == nil ? nil : UICommand(title: title, action: action)
    }
  }
}
